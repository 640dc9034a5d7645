import { createTroubledApi } from './fault-injection.ts'

/**
 * What a build takes of the sandbox beyond single services: nothing where all of them are real. Asked of the build itself,
 * by the full names of its settings, so that it drops the branch that is not taken.
 */
export const sandbox =
  import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY &&
  import.meta.env.VITE_GOOGLE_CLIENT_ID &&
  import.meta.env.VITE_DISCORD_CLIENT_ID
    ? undefined
    : {
        /** The corner that says so, with its switches. */
        loadDock: async () => (await import('./sandbox-toolbar.tsx')).Dock,
        /** The API as a tab hears of it whose server is slow, fails or is stopped. */
        troubled: createTroubledApi(async () => {
          const { meetTrouble } = await import('@meridian/sandbox/browser/switches')
          return meetTrouble('server')
        }),
        installDemoWallet: async () => {
          const { installDemoWallet } = await import('@meridian/sandbox/browser/demo-wallet')
          installDemoWallet(window)
        },
      }
