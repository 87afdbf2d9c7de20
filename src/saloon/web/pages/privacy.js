// What is kept.
import { here } from "./header.js";
export async function open(page) {
  here();
  page.className = "privacy";
}
