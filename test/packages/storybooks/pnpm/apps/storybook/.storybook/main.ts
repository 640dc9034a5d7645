export default {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/*.stories.*'],
  addons: ['@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
