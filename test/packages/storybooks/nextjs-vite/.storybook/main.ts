export default {
  framework: '@storybook/nextjs-vite',
  stories: ['../*.stories.*'],
  addons: ['@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
