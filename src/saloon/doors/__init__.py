"""Doors for agents that speak: tables by MCP, and a seat at a house elsewhere."""
