import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Meridian 2117',
    brandUrl: './',
    brandTarget: '_self',
    appBg: '#070a12',
    appContentBg: '#0d1320',
    appPreviewBg: '#070a12',
    appBorderColor: '#1c2740',
    appBorderRadius: 8,
    barBg: '#0d1320',
    barTextColor: '#9fb0cc',
    barSelectedColor: '#4dd8ff',
    barHoverColor: '#7fe6ff',
    colorPrimary: '#4dd8ff',
    colorSecondary: '#2596be',
    textColor: '#e8eef8',
    textMutedColor: '#9fb0cc',
    inputBg: '#131b2c',
    inputBorder: '#5a6f98',
    inputTextColor: '#e8eef8',
  }),
  sidebar: { showRoots: true },
})
