import { paths } from '@meridian-2117/contract/paths/paths'
import type { Sandbox } from '@meridian-2117/sandbox/server/sandbox'
import { sandboxClient, socialPaths } from '@meridian-2117/sandbox/shared/social-calls'
import type { AppOptions } from './app.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { createStripeCards } from './payment/stripe.provider.ts'
import { serviceNames, type ServiceName } from './service-modes.ts'
import type { Settings } from './settings.ts'
import { createDiscord } from './accounts/discord.provider.ts'
import { createGoogle, googleSources } from './accounts/google.provider.ts'
import { StartupError } from './startup-error.ts'

/** Creates each outside service: the real one, or the sandbox's, which is loaded only for that. */
export async function createOutsideServices({
  settings: { serviceModes, publicUrl },
  sandboxFile,
  ownUrl,
}: {
  settings: Pick<Settings, 'serviceModes' | 'publicUrl'>
  /** The sandbox stores payments and mails there; `:memory:` is allowed. */
  sandboxFile: string
  /** Returns this server's address, such as http://127.0.0.1:2117; read at each call. */
  ownUrl: () => string
}): Promise<
  Pick<AppOptions, 'cards' | 'mail' | 'providers' | 'sandbox'> & Required<Pick<AppOptions, 'pageSources'>>
> {
  const { cards, google, discord, mail } = serviceModes
  const redirectUri = publicUrl + paths.signIn
  const sandboxed = serviceNames.filter((name) => serviceModes[name] === 'sandbox')
  let opened: Promise<Sandbox> | undefined
  const sandbox = () => (opened ??= openSandbox(sandboxFile, sandboxed))
  return {
    ...(sandboxed.length > 0 && { sandbox: (await sandbox()).plugin }),
    cards:
      cards === 'sandbox'
        ? { provider: (await sandbox()).cards }
        : createStripeCards({ ...cards, publicUrl }),
    mail: mail === 'sandbox' ? { send: (await sandbox()).sendMail } : createSmtpMail(mail),
    providers: {
      google:
        google === 'sandbox'
          ? createGoogle(sandboxGoogle(ownUrl))
          : createGoogle({ ...google, apiUrl: () => google.apiUrl }),
      discord:
        discord === 'sandbox'
          ? createDiscord({ ...sandboxDiscord(ownUrl), redirectUri })
          : createDiscord({ ...discord, apiUrl: () => discord.apiUrl, redirectUri }),
    },
    pageSources: google === 'sandbox' ? [] : [googleSources],
  }
}

export const sandboxGoogle = (ownUrl: () => string) => ({
  clientId: sandboxClient.id,
  apiUrl: () => ownUrl() + socialPaths.google.api,
})

export const sandboxDiscord = (ownUrl: () => string) => ({
  clientId: sandboxClient.id,
  clientSecret: sandboxClient.secret,
  apiUrl: () => ownUrl() + socialPaths.discord.api,
})

async function openSandbox(file: string, services: readonly ServiceName[]): Promise<Sandbox> {
  const [{ createSandbox }, { openSandboxStorage }] = await Promise.all([
    import('@meridian-2117/sandbox/server/sandbox'),
    import('@meridian-2117/sandbox/server/storage'),
  ])
  try {
    return createSandbox({ storage: openSandboxStorage(file), services })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The file of the sandbox, ${file}, cannot be opened: ${reason}`, { cause })
  }
}
