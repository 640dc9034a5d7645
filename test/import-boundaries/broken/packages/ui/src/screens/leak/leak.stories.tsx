import { buyMachine } from '@meridian/flows/buy' // refused: no-restricted-imports
import axios from 'axios' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures'
import type { Meta } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'

const colour = 'rgb(0 0 0)' // refused: raw-colour
setTimeout(useLocation, 1) // refused: no-restricted-globals

export default {
  title: 'Screens/Leak',
  args: { to: '/market-place', mika, colour, buyMachine, axios },
} satisfies Meta
