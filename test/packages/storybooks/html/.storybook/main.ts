export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.*'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
