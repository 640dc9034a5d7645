import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@meridian-2117/storybook-addon-xstate'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
