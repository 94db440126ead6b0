import { roomOf, tagOf, WIDGETS } from './embed/elements.ts';

/** Room of the live widgets, free from the first moment on. */
const ROOM = WIDGETS.map(({ key }) => `${tagOf(key)}{min-height:${roomOf(key)}}`).join('');

/**
 * The one stylesheet: calm paper, ink, one colour of dawn for the one action of a view. No fonts are fetched, nothing moves,
 * and every size follows the reader's own font size.
 */
export const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--panel:#fff;--wash:#f3efe6;--ink:#1d1b2c;--soft:#5c586b;--dawn:#a8480a;--on-dawn:#fff;--night:#2e3a8c;--good:#1d6b3d;--bad:#a1262c;--line:#e2ddd2;--code:#201e2d;--on-code:#ece8df;--key:#a9b6ff;--string:#f2c58f;--number:#77cf9b}
@media(prefers-color-scheme:dark){:root{--paper:#13121c;--panel:#1b1a27;--wash:#201e2d;--ink:#ece8df;--soft:#aaa5b8;--dawn:#f2a552;--on-dawn:#1b1208;--night:#a9b6ff;--good:#77cf9b;--bad:#ff9b98;--line:#343146}}
*,*::before,*::after{box-sizing:border-box}
html{font:106.25%/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari",sans-serif;background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
html:not(:lang(en)){line-height:1.7}
body{margin:0;overflow-wrap:break-word}
h1,h2,h3{font-weight:650;letter-spacing:-.015em;line-height:1.2;margin:0 0 .75rem;text-wrap:balance}
html:not(:lang(en)) :is(h1,h2,h3){letter-spacing:0;line-height:1.4}
h1{font-size:clamp(1.9rem,4.6vw,3rem)}
h2{font-size:1.45rem;margin-top:3rem}
h3{font-size:1.05rem}
p,ul,ol,dl,pre,table,figure{margin:0 0 1rem}
p,li{max-width:62ch}
a{color:var(--night);text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--dawn);outline-offset:2px;border-radius:4px}
code,pre,kbd,.mono{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,"Noto Sans Mono",monospace;font-size:.84rem}
code{overflow-wrap:break-word}
pre{background:var(--code);color:var(--on-code);padding:1rem;border-radius:8px;overflow:auto;line-height:1.5;tab-size:2}
pre .k{color:var(--key)}pre .s{color:var(--string)}pre .n{color:var(--number)}
small,.small{font-size:.88rem}
.soft{color:var(--soft)}.address{overflow-wrap:anywhere}.mean{display:block;grid-column:2;color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}
.wrap{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,1.5rem)}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--panel);padding:.5rem .75rem;z-index:2}
.top{border-bottom:1px solid var(--line)}
.top .wrap,.top nav{display:flex;align-items:center;gap:.25rem 1.15rem;flex-wrap:wrap}
.top .wrap{min-height:3.75rem;padding-block:.5rem}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:650;font-size:1.1rem;color:var(--ink);text-decoration:none;margin-right:auto}
.brand svg{width:1.5rem;height:1.5rem;color:var(--dawn)}
.top nav a:not(.button){color:var(--ink);text-decoration:none;padding:.4rem 0}
.top nav a:hover{text-decoration:underline}
[aria-current]:not(.button){font-weight:650}
main{display:block;padding-block:clamp(1.5rem,4vw,3rem)}
.foot{border-top:1px solid var(--line);margin-top:3rem;padding-block:1.5rem;color:var(--soft);font-size:.88rem}
.foot .wrap{display:flex;gap:.5rem 1.5rem;flex-wrap:wrap}
.foot a{color:inherit}
.button,button{font:inherit;font-weight:600;display:inline-block;border:1px solid transparent;border-radius:8px;padding:.6rem 1.05rem;background:var(--dawn);color:var(--on-dawn);cursor:pointer;text-decoration:none;line-height:1.3;transition:background-color .12s,color .12s}
.button:hover,button:hover{text-decoration:underline}
.plain,button.plain{background:none;color:var(--night);border-color:var(--line)}
.danger,button.danger{background:none;color:var(--bad);border-color:var(--bad)}
.small-button,td button,button.copy{padding:.3rem .7rem;font-size:.88rem}
td .row{gap:.4rem}
button:disabled{opacity:.6;cursor:progress}
.row{display:flex;gap:.75rem 1rem;flex-wrap:wrap;align-items:center}
label,.label{display:block;font-size:.88rem;color:var(--soft);margin-bottom:.25rem}
input,select,textarea{font:inherit;width:100%;color:var(--ink);background:var(--paper);border:1px solid #8a8598;border-radius:8px;padding:.55rem .7rem;min-height:2.75rem}
textarea{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;font-size:.84rem;min-height:9rem;resize:vertical}
input[type=checkbox],input[type=radio]{width:1.15rem;height:1.15rem;min-height:0;margin:.2rem .5rem 0 0;accent-color:var(--dawn);vertical-align:top}
.check{display:flex;color:var(--ink);font-size:1rem}
fieldset{border:0;padding:0;margin:0 0 1rem;min-width:0}legend{font-weight:650;padding:0;margin-bottom:.5rem}
.field{margin-bottom:1rem}.field small{display:block;margin-top:.25rem;color:var(--soft)}.field .fault,.fault{display:block;color:var(--bad)}[aria-invalid]{border-color:var(--bad)}
.narrow{max-width:26rem}
.digits input{font-size:1.6rem;letter-spacing:.35em;font-variant-numeric:tabular-nums;text-align:center}
.card{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:clamp(1rem,2.5vw,1.4rem);margin-bottom:1.25rem}
.card>:last-child{margin-bottom:0}
.card h2,.card h3,.doc h2,dialog h2{margin-top:0}
.grid>.card>h2{font-size:1.05rem}
.with-side h1{font-size:clamp(1.7rem,3.5vw,2.3rem)}
.grid{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))}
.grid>.card{margin:0}.grid{margin-bottom:1.25rem}.stats .big{white-space:nowrap;font-size:clamp(1.5rem,7vw,2.1rem)}.grid.stats{grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr))}.grid.plans{grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}.card ul{padding-left:1.1rem}
.two{display:grid;gap:1.5rem clamp(1.5rem,4vw,3.5rem);grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}
.fields{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),1fr));margin-bottom:1rem}
.big{font-size:2.1rem;font-weight:650;line-height:1.1;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);font-size:.88rem;margin-bottom:.5rem}
th{font-size:.85rem;font-weight:650;color:var(--soft);text-align:left;vertical-align:bottom}
th[scope=row]{font-size:1rem;color:var(--ink)}
th,td{padding:.6rem .75rem .6rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td:last-child,th:last-child{padding-right:0}
.num{text-align:right}
@media(min-width:37.51rem){.even table{table-layout:fixed}.even th:first-child{width:14rem}.even th:last-child,.even th.num{width:5rem}.even thead .num:last-child{width:8rem}.num+:not(.num){padding-left:1rem}:is(th,td) .whole{white-space:nowrap}}
.tag{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:.05rem .6rem;font-size:.8rem;color:var(--soft);white-space:nowrap}
.note{border-left:3px solid var(--dawn);background:var(--wash);padding:.75rem 1rem;border-radius:0 8px 8px 0;margin:0 0 1rem}
.note.bad,.note.good{color:inherit}.note.bad{border-color:var(--bad)}.note.good{border-color:var(--good)}
.note>:last-child{margin:0}
.toast{position:fixed;z-index:4;inset:auto 1rem 1rem;margin:auto;width:fit-content;display:flex;gap:1rem;align-items:center;background:var(--panel);border:1px solid var(--good);border-left-width:4px;border-radius:8px;padding:.6rem 1rem}
meter{width:100%;height:.8rem}
.meter{display:block;width:100%;height:.6rem;border-radius:99px;margin-bottom:.75rem}
.meter .all{fill:var(--line)}.meter .part{fill:var(--dawn)}
.bars{display:block;width:100%;height:9rem}.axis{display:flex;justify-content:space-between;gap:1rem;max-width:none;color:var(--soft);font-size:.85rem}
.bars .bar{fill:var(--night)}.bars .wrong{fill:var(--bad)}.bars .base{stroke:var(--line)}.bars.days{height:3.5rem}.bars .passed{fill:var(--good)}.bars .unknown{fill:var(--line)}
.chart svg{display:block;width:100%;height:auto;max-width:26rem;margin-inline:auto}
.facts{display:grid;grid-template-columns:fit-content(40%) minmax(0,1fr);gap:.3rem 1rem;margin:0 0 1rem}.facts dt{color:var(--soft)}.facts dd{margin:0}.inline-form{align-items:end;margin-bottom:1.5rem}.inline-form select{max-width:16rem}.inline-form .place{flex:1 1 14rem;max-width:26rem}.pieces{grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}.drawings{grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}.later{aspect-ratio:1;display:grid;place-items:center;color:var(--soft)}.later.flat{aspect-ratio:1.6}@media(scripting:none){.later{display:none}}.later img{display:block;width:100%;height:100%;object-fit:contain}.drawings figcaption{margin-top:.5rem}.covers{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,7.5rem),1fr))}.covers svg,.sheets img,.first-page img,.leaf svg,.leaves img,.strip svg{display:block;width:100%;height:auto;background:#fff;border:1px solid var(--line)}.covers strong{display:block;margin-top:.4rem}.covers li>span{display:block}.leaves{display:grid;gap:1.5rem 2rem;grid-template-columns:minmax(0,1fr) minmax(0,20rem);align-items:start}.leaves figcaption{margin-top:.75rem;justify-content:space-between}.leaf,.strip{display:grid;gap:.5rem;grid-template-columns:repeat(3,minmax(0,1fr))}.strip [aria-current] svg{outline:3px solid var(--dawn)}#live .fields{grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr))}figure{margin:0}
.first-chart img{display:block;width:100%;max-width:24rem;background:#fff;border-radius:8px;margin-bottom:1rem}
.steps,.steps-none,.talk,.strip,.endpoints,.covers,.tree,.fieldlist{list-style:none;padding:0}
.steps li{padding:.6rem 0 .6rem 2rem;position:relative;border-bottom:1px solid var(--line);max-width:none}
.steps li::before{content:"";position:absolute;left:.15rem;top:.95rem;width:.9rem;height:.9rem;border:2px solid var(--soft);border-radius:99px}
.steps li.done::before{background:var(--good);border-color:var(--good)}
.steps li.done{color:var(--soft)}
.secret{display:flex;gap:.5rem;flex-wrap:wrap;align-items:center;background:var(--wash);border:1px dashed var(--dawn);border-radius:8px;padding:.75rem}
.secret code{flex:1 1 14rem;font-size:.95rem}
.with-side{display:grid;gap:2rem;grid-template-columns:13rem minmax(0,1fr)}
.choice{display:flex;gap:1rem;margin:0 0 1rem}.choice a{padding:.25rem 0;color:var(--soft)}.choice [aria-current]{color:var(--ink);text-decoration:none;border-bottom:3px solid var(--dawn)}
.side ul{display:block;list-style:none;padding:0;margin:0}
.side a{display:block;padding:.25rem .75rem;border-left:3px solid transparent;color:var(--soft);text-decoration:none}
.side a:hover{color:var(--ink);text-decoration:underline}
.side .fold{display:none}.side [popover]{position:static;inset:auto;width:auto;height:auto;border:0;background:none;color:inherit;overflow:visible}
.side [aria-current]{color:var(--ink);border-color:var(--dawn)}
.doc{display:grid;gap:1.5rem 2.5rem;grid-template-columns:minmax(0,1fr) minmax(0,24rem);align-items:start}
.doc>aside{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;display:flex;flex-direction:column;gap:1rem}.doc>aside>*{margin:0;min-width:0;flex:none}.doc>div>h2{font-size:1.2rem;margin:2rem 0 .5rem}.doc>div>h2:first-child{margin-top:0}
.reference h1:has(.crumb){font-size:clamp(1.3rem,2.6vw,1.7rem)}.crumb{display:block;font-size:1rem;font-weight:400;letter-spacing:0;margin-bottom:.25rem}
.lead{font-size:1.1rem;color:var(--soft)}
.endpoints li{max-width:none;padding:.6rem 0;border-bottom:1px solid var(--line)}.endpoints li>a{font-weight:600}.endpoints li>span{display:block}.endpoints .path{margin:0}.endpoints .path code{font-size:.84rem;color:var(--soft)}
.fieldlist>li{max-width:none;border-bottom:1px solid var(--line);padding:.6rem 0}.fieldlist p{margin:0}.fieldlist .meaning>span{display:inline}.field-head{display:flex;gap:.1rem .6rem;flex-wrap:wrap;align-items:baseline}.name{font-weight:650;font-size:.9rem}.type{color:var(--soft);font-size:.8rem}:target{background:var(--wash);outline:.5rem solid var(--wash)}
.group>summary .soft{font-weight:400}.doc .tree summary{font-weight:400;padding:0;margin:0}.doc .tree .meaning{display:block;font-size:.92rem}
.side h2{font-size:.82rem;color:var(--soft);margin:1.25rem .75rem .25rem}
.search,.place{position:relative}.search ul,.place ul,.top details div{position:absolute;z-index:3;overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.25rem 0}.search ul{left:0;width:min(30rem,calc(100vw - 2rem));max-height:70vh;margin:.25rem 0 0}.top details div{columns:2;padding:.25rem 1rem}.top details a{display:block}.search li{max-width:none}.side .search li a{color:var(--ink);border:0;padding:.5rem .75rem}.search li small{display:block;color:var(--soft)}.search [aria-selected=true]{background:var(--wash)}@media(hover:none){.hint{display:none}}
.code{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:start;margin:0 0 1rem;background:var(--code);border-radius:8px}.code pre{margin:0}.code>.copy{margin:.5rem;background:var(--code);color:var(--on-code);border-color:#5c586b}
.try h2{font-size:1.05rem}.try-fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem .75rem;margin-bottom:.75rem}.try-fields .field{margin:0;grid-column:1/-1}.try-fields .narrow-field{grid-column:auto}.try-fields fieldset{grid-column:1/-1;margin:0}.try label code{font-size:.82rem}.try input,.try select{min-height:2.4rem;padding:.35rem .6rem}.presets{gap:.4rem;margin-bottom:.75rem}.try details{border:0;padding:.1rem 0 .4rem}.try summary{font-weight:400;font-size:.92rem}.try .result{margin:0}.answered img{display:block;max-width:100%;background:#fff;border-radius:8px}.tree-view{max-height:34rem;overflow:auto;padding:.75rem 1rem;font-size:.92rem;margin:0}.tree-view .name{font-weight:400}.tree-view .value{overflow-wrap:anywhere}.out{max-height:34rem}.tabs .copy{margin-left:auto;border-color:var(--line);color:var(--night)}
.path{display:flex;gap:.5rem;flex-wrap:wrap;align-items:center;margin-bottom:.75rem}
.path code{font-size:.95rem}.path .tag{white-space:normal}
.verb{font-weight:650;color:var(--good)}
details{border-bottom:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer;font-weight:600;padding:.25rem 0}
details[open]>summary{margin-bottom:.5rem}.doc .tree details,.tree-view details,td details,.top details{border:0;padding:0}.tree-view summary,td summary,.top summary{font-weight:400;padding:0}.top [open]>summary{margin:0}
.tree .tree{padding-left:1rem;border-left:1px solid var(--line);margin:0}
.tree li{max-width:none;padding:.2rem 0}
.tabs{display:flex;gap:.25rem;flex-wrap:wrap;margin-bottom:.5rem}
.tabs button{background:none;color:var(--soft);border-color:transparent;padding:.3rem .6rem;font-size:.88rem}
.tabs [aria-pressed=true]{color:var(--ink);border-color:var(--line);background:var(--wash)}
textarea.prose{font:inherit;min-height:5rem}
.talk>li{border-top:1px solid var(--line);padding-top:1rem;max-width:none}.talk p,.talk summary{max-width:62ch}.talk summary{font-weight:400}.talk p,.talk details{border:0;padding:0;margin:0 0 .6rem}.asked span{color:var(--soft)}
.steps-none li{padding:.4rem 0;border-bottom:1px solid var(--line);max-width:none}.steps-none li>span:first-child{flex:1 1 12rem}
dialog{border:1px solid var(--line);border-radius:14px;background:var(--panel);color:var(--ink);max-width:min(34rem,calc(100vw - 2rem));width:100%;padding:1.4rem}
dialog::backdrop{background:rgb(10 8 20/.55)}
.swatch{width:1rem;height:1rem;vertical-align:-.15rem}
#preview svg{display:block;width:100%;height:auto;margin-bottom:.75rem}
input[type=color]{padding:.2rem}
.order-page{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}.order-side{display:grid;gap:1rem;align-content:start}.sheets{display:grid;gap:1rem;grid-template-columns:repeat(2,minmax(0,1fr))}.sheets:empty{display:none}.sheets+p,details+p,details+form{margin-top:.75rem}.first-page{max-width:35rem}@media(min-width:64rem){.order-page{grid-template-columns:minmax(0,11fr) minmax(0,9fr)}.order-side{position:sticky;top:1rem;align-self:start}}.cards{display:grid;gap:.6rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,7.9rem),1fr))}.pick{display:block;margin:0;color:var(--ink);font-size:1rem;position:relative}.pick input{position:absolute;opacity:0;margin:0}.pick span{display:block;height:100%;border:1px solid var(--line);border-radius:10px;padding:.6rem .75rem;background:var(--panel)}.pick small{display:block;color:var(--soft)}.pick input:checked+span{border-color:var(--dawn);box-shadow:inset 0 0 0 1px var(--dawn)}.pick input:focus-visible+span{outline:3px solid var(--dawn);outline-offset:2px}.place ul{left:0;right:0;list-style:none;margin:0;max-height:16rem}.place li{max-width:none;padding:.5rem .75rem;cursor:pointer;display:flex;justify-content:space-between;gap:0 1rem;flex-wrap:wrap}.place li[aria-selected=true]{background:var(--wash)}.place li small{color:var(--soft)}
#order [data-for]{display:none}#order:has(#k-kundli_complete:checked) [data-for~=kundli_complete],#order:has(#k-kundli_standard:checked) [data-for~=kundli_standard],#order:has(#k-kundli_mini:checked) [data-for~=kundli_mini],#order:has(#k-matching:checked) [data-for~=matching],#order:has(#k-prediction:checked) [data-for~=prediction],#order:has(#k-annual:checked) [data-for~=annual],#order:has(#k-saturn:checked) [data-for~=saturn],#order:has(#k-lal_kitab:checked) [data-for~=lal_kitab],#order:has(#k-numerology:checked) [data-for~=numerology],#order:has(#k-panchang:checked) [data-for~=panchang]{display:block}
[data-live]{display:block;margin-bottom:1rem}${ROOM}
[hidden]{display:none!important}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:56rem){.two,.doc,.with-side,.leaves{grid-template-columns:minmax(0,1fr)}.doc>aside{position:static;max-height:none}.side ul{display:flex;flex-wrap:wrap;gap:0 .25rem}.side a{border-left:0;border-bottom:3px solid transparent;padding:.35rem .5rem}.reference{display:flex;flex-direction:column}.reference .side{display:contents}.reference .side .menu{order:2;border-top:1px solid var(--line);padding-top:1rem}.reference>*{min-width:0}}
@media(max-width:37.5rem){.fields .place{grid-column:1/-1}.top .wrap{position:relative}.top details div{right:1rem}.top nav .button{position:absolute;top:.6rem;right:1rem;padding:.35rem .75rem}.side .fold{display:flex;justify-content:space-between;width:100%;color:var(--ink)}.side .fold::after{content:"";width:.5rem;height:.5rem;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg);align-self:center;margin:-.25rem .25rem 0 1rem}@supports selector(:popover-open){.side [popover]:not(:popover-open){display:none}.side [popover]{display:block;position:fixed;inset:auto 0 0;max-height:80vh;overflow:auto;padding:1rem;background:var(--panel);border-top:1px solid var(--line);border-radius:14px 14px 0 0}.side [popover]::backdrop{background:rgb(10 8 20/.55)}.side [popover] a{padding:.55rem .75rem;border-bottom:0;border-left:3px solid transparent}.side [popover] [aria-current]{border-color:var(--dawn)}}table.stack thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}table.stack tr{display:block;border-bottom:1px solid var(--line);padding:.6rem 0}table.stack td,table.stack th[scope=row]{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:0 1rem;border:0;padding:.15rem 0;text-align:left}table.stack td::before{content:attr(data-label);color:var(--soft);font-size:.88rem}table.stack th[scope=row]{display:block}table.stack td>button{justify-self:start}table.stack td.wide{display:block;text-align:left}table.stack td.wide::before{display:none}.card>.chart{margin-inline:-1rem}.top .wrap{min-height:0}.top nav{gap:.1rem .9rem;font-size:.94rem}.suites p:not(.soft){display:none}.suites{gap:.6rem;grid-template-columns:repeat(2,minmax(0,1fr))}.suites .card{padding:.75rem}.suites h3{margin:0 0 .25rem}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
@media(forced-colors:active){.meter .part,.bars .bar{fill:Highlight}}
`;
