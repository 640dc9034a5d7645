import { addons } from 'storybook/manager-api'
import './flow-panel/register.ts'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { showRoots: true } })
