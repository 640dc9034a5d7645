export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx', '../demo/*.stories.tsx'],
  addons: ['@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
