import { escapeHtml } from '@meridian-2117/contract/html/html'
import type { GoogleConsent, SocialService } from '../shared/social-calls.ts'
import { sandboxPage } from './sandbox-page.ts'

export interface ConsentQuestion {
  service: SocialService
  /** The site asks for these scopes, in the provider's words. */
  scopes: readonly string[]
  /** The form sends these fields back unchanged. */
  hidden: Readonly<Record<string, string>>
}

const names: Record<SocialService, string> = { discord: 'Discord', google: 'Google' }

/** Builds the page on which a player chooses any identity at Discord or Google, without an account. */
export const consentPage = ({ service, scopes, hidden }: ConsentQuestion): string =>
  sandboxPage({
    eyebrow: 'Sandbox',
    title: `Continue with ${names[service]}`,
    content: `
    <p>Meridian 2117 asks ${names[service]} who you are (${escapeHtml(scopes.join(', '))}). No account is needed: be whoever you like.</p>
    <form method="post" action="">
      ${Object.entries(hidden)
        .map(
          ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
        )
        .join('\n      ')}
      <label>Name <input name="name" value="Ada Kestrel" maxlength="32" required autocomplete="off"></label>
      <label>E-mail <input name="email" type="email" value="ada@meridian.test" maxlength="254" required autocomplete="off"></label>
      <label class="tick"><input name="verified" type="checkbox" value="yes" checked> ${names[service]} has verified this e-mail</label>
      <div class="answers">
        <button name="answer" value="approve">Authorize</button>
        <button name="answer" value="deny" class="quiet" formnovalidate>Cancel</button>
      </div>
    </form>`,
  })

/** Builds the page for a malformed request. */
export const consentRefusalPage = (service: SocialService, reason: string): string =>
  sandboxPage({
    eyebrow: 'Sandbox',
    title: names[service],
    content: `<p>${escapeHtml(reason)}</p>`,
  })

/** Milliseconds within which the opener has to close the page after the message. */
const closeLimitMs = 1000

const interrupted = 'Sign-in was interrupted'

/**
 * Builds the page that posts Google's answer to its opener and waits to be closed. A reloaded or left opener receives
 * nothing; then the page says so. `script` is its code.
 */
export function consentAnswerPage(consent: GoogleConsent, origin: string): { html: string; script: string } {
  const script = `{
      const part = (id) => document.getElementById(id)
      const giveUp = () => {
        document.title = document.querySelector('h1').textContent = ${JSON.stringify(interrupted)}
        part('told').hidden = true
        part('interrupted').hidden = false
      }
      part('close').addEventListener('click', () => close())
      opener?.postMessage(${JSON.stringify(consent)}, ${JSON.stringify(origin)})
      ${consent.error ? 'close()' : ''}
      setTimeout(giveUp, opener ? ${closeLimitMs} : 0)
    }`.replaceAll('<', '\\u003c')
  const html = sandboxPage({
    eyebrow: 'Sandbox',
    title: names.google,
    content: `
    <p id="told">Going back to Meridian 2117.</p>
    <div id="interrupted" role="alert" hidden>
      <p>The page that opened this window was reloaded or left, and no longer waits for an answer. Nobody has been signed in. Close this window, and press ${names.google} there again.</p>
      <div class="answers"><button type="button" id="close">Close this window</button></div>
    </div>
    <script>${script}</script>`,
  })
  return { html, script }
}
