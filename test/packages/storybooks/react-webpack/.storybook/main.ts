export default {
  framework: '@storybook/react-webpack5',
  stories: ['../*.stories.*'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
