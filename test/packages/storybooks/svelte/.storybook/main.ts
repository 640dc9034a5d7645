export default {
  framework: '@storybook/svelte-vite',
  stories: ['../*.stories.*'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
