/**
 * What a page that was written beforehand runs at its end: the code of the site is fetched a moment after everything that
 * is seen first has come and is drawn, or at the first sign of a hand, whichever is sooner, so that it takes neither
 * bandwidth nor processor from the largest paint. A mouse that lay there when the page opened is no sign: browsers tell of
 * it by a move of no length. What does not come is fetched again, with pauses from 1 to 30 s: without its code a page
 * looks whole and answers nothing. `data-code` names the entry and then what it imports, as addresses between spaces.
 */
const startCode = `{const[entry,...parts]=document.currentScript.dataset.code.split(' ');let started;const signs=new AbortController();const load=pause=>import(entry).catch(why=>{console.warn(why);setTimeout(load,pause,Math.min(2*pause,3e4))});const start=()=>{if(started)return;started=true;signs.abort();for(const href of parts)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));load(1e3)};const sign=({type,movementX,movementY})=>{if(type!=='pointermove'||movementX||movementY)start()};for(const type of['pointermove','pointerdown','keydown','focusin'])addEventListener(type,sign,{signal:signs.signal,capture:true,passive:true});const rest=()=>requestAnimationFrame(()=>setTimeout(start,200));document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})}`

/** The script that fetches these files of code. */
export const startScript = (entry: string, parts: readonly string[]): string =>
  `<script data-code="${[entry, ...parts].join(' ')}">${startCode}</script>`
