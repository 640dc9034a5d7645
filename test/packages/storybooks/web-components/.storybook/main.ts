export default {
  framework: '@storybook/web-components-vite',
  stories: ['../*.stories.*'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
