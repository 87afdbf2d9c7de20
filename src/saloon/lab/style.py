"""The style of the lab's pages: the house's paper and ink by day and by night, and on paper black on white."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
.lab{--paper:#f6f0e4;--sheet:#fffaf0;--ink:#2b2118;--soft:#665846;--line:#d9cdb8;--mark:#8d3420;--part:#2c6a52;
--rest:#e6dac4;--band:#cfe0d3;color-scheme:light dark;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif;padding:1px max(16px,calc(50% - 460px)) 32px;box-sizing:border-box}
main.lab{min-height:100vh}
@media(prefers-color-scheme:dark){.lab{--paper:#1d1712;--sheet:#28201a;--ink:#f1e6d4;--soft:#b8a88f;--line:#4a3d31;
--mark:#f0a283;--part:#8fc7a5;--rest:#3a3027;--band:#2f4338}}
.lab header{padding:24px 0 4px}.lab h1{font:600 1.9rem/1.2 Georgia,serif;margin:0 0 .25em}
.lab header p{margin:.2em 0;color:var(--soft)}.lab h2{font:600 1.25rem/1.3 Georgia,serif;margin:0 0 .5em}
.lab section{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:18px 22px;margin:16px 0}
.lab section>p{margin:.2em 0 1em;max-width:70ch}.lab .soft{color:var(--soft);font-size:.85rem;margin:.9em 0 0}
.lab .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:18px 0}
.lab .card{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:12px 14px}
.lab dt{color:var(--soft);font-size:.85rem}.lab dd{margin:0}.lab .card dd{font-size:.85rem;color:var(--soft)}
.lab .card strong{display:block;font:600 1.6rem/1.25 Georgia,serif;color:var(--ink)}
.lab table{border-collapse:collapse;width:100%;margin:0 0 1.1em;font-variant-numeric:tabular-nums}
.lab table:last-of-type{margin-bottom:0}.lab th,.lab td{padding:5px 8px;text-align:right;vertical-align:middle}
.lab th:first-child{text-align:left;padding-left:0}.lab tbody th{font-weight:500}
.lab thead th{color:var(--soft);font-size:.8rem;font-weight:500;vertical-align:bottom}
.lab tbody tr{border-top:1px solid var(--line)}.lab td:last-child,.lab th:last-child{padding-right:0}
.lab td:last-child{white-space:nowrap}.lab .uses td:last-child{white-space:normal}
.lab .dots td:nth-child(2){width:46%;padding:5px 14px}.lab .dots th:first-child{width:22%}
.lab svg{display:block;width:100%;overflow:visible}.lab .axis,.lab .even{stroke:var(--line)}
.lab .even{stroke:var(--soft);stroke-dasharray:3 3}.lab .whisker .span{stroke:var(--part);stroke-width:2}
.lab .whisker circle{fill:var(--part)}.lab .share .rest{fill:var(--rest)}.lab .share .part{fill:var(--part)}
.lab .share .span{stroke:var(--mark);stroke-width:2}.lab .uses svg{min-width:90px;margin:2px 0}
.lab .uses td:nth-child(2),.lab .uses td:nth-child(5){width:24%}
.lab .share.big{transform:scaleY(1.8);margin:14px 0}.lab .keys{display:flex;gap:18px;font-size:.85rem}
.lab .key::before{content:"";display:inline-block;width:12px;height:12px;border-radius:3px;background:var(--rest);
margin-right:6px;vertical-align:-1px}.lab .key.luck::before{background:var(--part)}
.lab .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(230px,1fr));gap:8px 26px;margin-bottom:1.2em}
.lab figure{margin:0 0 1em}.lab figcaption{color:var(--soft);font-size:.85rem;margin-bottom:6px}
.lab .histogram rect{fill:var(--part)}.lab .histogram text{fill:var(--soft);font-size:12px;text-anchor:middle}
.lab .histogram .first{text-anchor:start}.lab .histogram .last{text-anchor:end}
.lab .course{display:grid;grid-template:200px auto/auto 1fr;gap:4px 8px;font-size:12px;color:var(--soft)}
.lab .course svg{height:200px}.lab .course svg *{vector-effect:non-scaling-stroke}.lab .course polygon{fill:var(--band)}
.lab .course polyline{fill:none;stroke:var(--part);stroke-width:2.5}
.lab .sides,.lab .below{display:flex;justify-content:space-between}
.lab .sides{flex-direction:column;text-align:right;margin:-9px 0}.lab .below{grid-column:2}
.lab .made{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}.lab code{font-size:.9rem;overflow-wrap:anywhere}
.lab .diff td,.lab .diff td:last-child{white-space:nowrap}.lab .diff td:nth-child(2),.lab .diff td:nth-child(5){width:auto}
.lab th .soft{overflow-wrap:anywhere}
.lab .grid td,.lab .grid thead th{text-align:center}.lab .grid .own{color:var(--soft)}
.lab section>:last-child{margin-bottom:0}
@media(max-width:620px){.lab section{padding:14px}.lab th,.lab td{font-size:.85rem;padding-inline:4px}.lab{padding-inline:10px}.lab .dots td:nth-child(2){width:30%}
.lab .uses thead{display:none}.lab .uses tr{display:grid;grid-template-columns:1fr 1fr;padding:8px 0;gap:2px 14px}
.lab .uses th{grid-column:1/-1}.lab .uses td,.lab .uses td:nth-child(2),.lab .uses td:nth-child(5){width:auto;padding:0;
text-align:left;font-size:.85rem}.lab .diff td,.lab .diff td:last-child{white-space:normal}
.lab .uses td[data-head]::before{content:attr(data-head);display:block;color:var(--soft);
font-size:.75rem}.lab .dots td:nth-child(3){white-space:nowrap;font-size:.8rem}.lab .dots td:nth-child(2){padding-inline:8px}}
@media print{.lab{--paper:#fff;--sheet:#fff;--ink:#000;--soft:#444;--line:#bbb;--mark:#8d3420;--part:#2c6a52;--rest:#e4e4e4;
--band:#d5e3da;color-scheme:light;font-size:10.5pt;padding:0;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.lab section,.lab .card{border-color:#ccc}.lab section{padding:10px 14px}.lab tr,.lab figure,.lab .card,.lab h2,
.lab .figures{break-inside:avoid}.lab h2{break-after:avoid}main.lab{min-height:0}}
"""
