/**
 * What a page that was written beforehand runs in its head, before the first paint. Each line is the same on every page,
 * so that a content security policy can name it by its hash.
 */
import type { FindHeir } from './carry-over.ts'
import { sessionKey } from '../../lib/session/session-records.ts'

declare global {
  interface Window {
    /**
     * Makes the press that was kept, on the button that stands there now, and keeps no more; set by a page that was written
     * beforehand.
     */
    endEarlyPresses?: (findHeir: FindHeir) => void
  }
}

/**
 * Whom the browser remembers sees the header of a player at once (`remembered:` of the theme), long before the session is
 * read and checked.
 */
const rememberPlayer = `try{if(localStorage.${sessionKey}||sessionStorage.${sessionKey})document.documentElement.dataset.visitor='remembered'}catch{}`

/**
 * A press on a button whose code has not come yet is kept and made as soon as it has. Without it, a form would be sent
 * by the browser itself, and its page loaded anew.
 */
const keepEarlyPress = `{let early;const keep=event=>{const button=event.target.closest('button');if(button){event.preventDefault();early=button}};addEventListener('click',keep,true);endEarlyPresses=findHeir=>{removeEventListener('click',keep,true);early&&findHeir(early)?.click()}}`

export const headScripts = `<script>${rememberPlayer}</script><script>${keepEarlyPress}</script>`
