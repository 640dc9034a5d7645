export default {
  framework: '@storybook/vue3-vite',
  stories: ['../*.stories.*'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
