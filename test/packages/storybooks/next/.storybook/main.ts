export default {
  framework: '@storybook/nextjs',
  stories: ['../*.stories.*'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
