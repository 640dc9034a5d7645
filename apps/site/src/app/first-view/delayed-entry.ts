/**
 * What a page that was written beforehand runs at its end. Once everything that is seen first has come and is drawn, or at
 * the first sign of a hand, whichever is sooner, the style sheet of all pages takes the place of the page's own styles, and
 * a moment later the code of the site is fetched: neither takes bandwidth or processor from the largest paint. A mouse that
 * lay there when the page opened is no sign: browsers tell of it by a move of no length. Code that does not come is fetched
 * again, with pauses from 1 to 30 s: without it a page looks whole and answers nothing. `data-code` names the entry and then
 * what it imports, as addresses between spaces; `data-later` what brings the data, which comes while the page is taken over
 * and runs afterwards.
 */
const startCode = `{const{code,later}=document.currentScript.dataset;const[entry,...parts]=code.split(' ');const preload=hrefs=>{for(const href of hrefs)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))};let started;const signs=new AbortController();const load=pause=>import(entry).then(()=>preload(later.split(' '))).catch(why=>{console.warn(why);setTimeout(load,pause,Math.min(2*pause,3e4))});const dress=()=>{for(const sheet of document.querySelectorAll('link[media=print]')){sheet.media='all';if(sheet.sheet)document.querySelector('style[data-first]')?.remove()}};const start=()=>{if(started)return;started=true;dress();signs.abort();preload(parts);load(1e3)};const sign=({type,movementX,movementY})=>{if(type!=='pointermove'||movementX||movementY)start()};for(const type of['pointermove','pointerdown','keydown','focusin'])addEventListener(type,sign,{signal:signs.signal,capture:true,passive:true});const rest=()=>new PerformanceObserver(()=>{dress();setTimeout(start,200)}).observe({type:'paint',buffered:true});document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})}`

/** The script that fetches these files of code. */
export const startScript = (code: readonly string[], later: readonly string[]): string =>
  `<script data-code="${code.join(' ')}" data-later="${later.join(' ')}">${startCode}</script>`
