export default {
  framework: '@storybook/vue3-vite',
  stories: ['../*.stories.*'],
  addons: ['@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
