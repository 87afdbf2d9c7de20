"""Icons of the house in the sizes that phones ask for, drawn from web/icon.svg.

python tools/icons.py        writes src/saloon/web/icons/*.png; a test compares what is there with the manifest
"""

from __future__ import annotations

from pathlib import Path
from shutil import which

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "src" / "saloon" / "web"
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium"
GROUND = "#f3e9d6"
WHOLE, MASKED, APPLE = 0.92, 0.62, 0.74
"""How much of the square the house fills: alone, where a phone cuts a circle out of it, and on a plate."""
ICONS = {
    "icon-192.png": (192, WHOLE, ""),
    "icon-512.png": (512, WHOLE, ""),
    "maskable-192.png": (192, MASKED, GROUND),
    "maskable-512.png": (512, MASKED, GROUND),
    "apple-180.png": (180, APPLE, GROUND),
}


def sheet(side: int, share: float, ground: str) -> str:
    drawing = (WEB / "icon.svg").read_text("utf-8")
    return (
        f"<style>*{{margin:0}}body{{width:{side}px;height:{side}px;display:grid;place-items:center;"
        f"background:{ground or 'transparent'}}}svg{{width:{side * share}px;height:{side * share}px}}</style>{drawing}"
    )


def main() -> None:
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (side, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(sheet(side, share, ground))
            page.screenshot(path=WEB / "icons" / name, omit_background=not ground)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
