/**
 * The sandbox of a build, or `undefined` where all services are real. Its settings are read by their full names, so that
 * the build drops the branch that is not taken.
 */
export const sandbox =
  import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY &&
  import.meta.env.VITE_GOOGLE_CLIENT_ID &&
  import.meta.env.VITE_DISCORD_CLIENT_ID
    ? undefined
    : {
        /** Loads the toolbar, and with it what its switches need. */
        loadToolbar: async () => {
          const [{ SandboxToolbar }] = await Promise.all([
            import('./sandbox-toolbar.tsx'),
            import('./fault-injection.ts'),
          ])
          return SandboxToolbar
        },
        injectFaults: async () => (await import('./fault-injection.ts')).injectFaults(),
        installDemoWallet: async () => {
          const { installDemoWallet } = await import('@meridian/sandbox/browser/demo-wallet')
          installDemoWallet(window)
        },
      }
