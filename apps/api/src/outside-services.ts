import { paths } from '@meridian/contract/rules/paths'
import type { AppOptions } from './app.ts'
import type { Database } from './database/open.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { createStripeCards } from './payment/stripe.provider.ts'
import { createSandboxCards } from './sandbox-cards/sandbox-cards.ts'
import { createSandboxMail } from './sandbox-mail/sandbox-mail.ts'
import { createSandboxGrantStore } from './sandbox-social/sandbox-grants.store.ts'
import { ownNamespace, sandboxDiscord, sandboxGoogle } from './sandbox-social/sandbox-social.ts'
import { createSandboxSocialRoutes } from './sandbox-social/sandbox-social.routes.ts'
import type { Settings } from './settings.ts'
import { createDiscord } from './social/discord.provider.ts'
import { createGoogle, googleSources } from './social/google.provider.ts'

/**
 * Makes the outside services as the settings decided. Routes of the sandbox come from here alone: a service that is real
 * has none.
 */
export function createOutsideServices({
  settings: { services, demo, publicUrl },
  db,
  ownUrl,
}: {
  settings: Pick<Settings, 'services' | 'demo' | 'publicUrl'>
  db: Database
  /** The address of this very server, such as http://127.0.0.1:2117; asked for at each call. */
  ownUrl: () => string
}): Required<Pick<AppOptions, 'cards' | 'mail' | 'providers' | 'sandboxSocial' | 'services'>> {
  const { cards, google, discord, mail } = services
  const redirectUri = publicUrl + paths.signIn
  const inSandbox = demo ? ownNamespace : <Same>(identify: Same) => identify
  return {
    cards: (settled) =>
      cards === 'sandbox'
        ? createSandboxCards({ db, settled })
        : createStripeCards({ ...cards, publicUrl, settled }),
    mail: mail === 'sandbox' ? createSandboxMail({ db, closed: demo }) : createSmtpMail(mail),
    providers: {
      google:
        google === 'sandbox'
          ? inSandbox(createGoogle(sandboxGoogle(ownUrl)))
          : createGoogle({ ...google, apiUrl: () => google.apiUrl }),
      discord:
        discord === 'sandbox'
          ? inSandbox(createDiscord({ ...sandboxDiscord(ownUrl), redirectUri }))
          : createDiscord({ ...discord, apiUrl: () => discord.apiUrl, redirectUri }),
    },
    sandboxSocial: createSandboxSocialRoutes({
      services: (['google', 'discord'] as const).filter((name) => services[name] === 'sandbox'),
      grants: createSandboxGrantStore(db),
    }),
    services: google === 'sandbox' ? [] : [googleSources],
  }
}
