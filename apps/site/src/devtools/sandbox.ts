/**
 * `undefined` in a build whose services are all real. The settings are read by their full names, so that the build
 * drops the other branch.
 */
export const sandbox =
  import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY &&
  import.meta.env.VITE_GOOGLE_CLIENT_ID &&
  import.meta.env.VITE_DISCORD_CLIENT_ID
    ? undefined
    : {
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
