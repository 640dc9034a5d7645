import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { hasSandbox } from '../lib/settings.ts'

/** Returns the tools of the sandbox; `undefined` where every service is real. None of their code is loaded before. */
export const sandboxTools = (settings: PageSettings) =>
  hasSandbox(settings)
    ? {
        loadToolbar: async () => {
          const [{ SandboxToolbar }] = await Promise.all([
            import('./sandbox-toolbar.tsx'),
            import('./fault-injection.ts'),
          ])
          return SandboxToolbar
        },
        injectFaults: async () => (await import('./fault-injection.ts')).injectFaults(),
        installDemoWallet: async () => {
          const { installDemoWallet } = await import('@meridian-2117/sandbox/browser/demo-wallet')
          installDemoWallet(window)
        },
      }
    : undefined
