export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx', '../demo/*.stories.tsx'],
  addons: ['storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
