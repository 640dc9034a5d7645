import axios from 'axios' // refused: no-restricted-imports
import { buildApp } from '@meridian/api' // refused: no-restricted-imports
import { Root } from '@radix-ui/react-dialog' // refused: no-restricted-imports
import { toast } from 'sonner' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures' // refused: no-restricted-imports
import { createRoot } from 'react-dom/client' // refused: no-restricted-imports
import { Button } from '../../../../../packages/ui/src/components/button/button.tsx' // refused: no-restricted-imports
import { paths } from '@meridian/contract/paths/paths'
import { HomeScreen } from '@meridian/ui/screens/home'
import { useNavigate } from 'react-router-dom'
import { BuyPage } from '../buy/buy-page.tsx' // refused: no-restricted-imports
import { routes } from '../../app/router.tsx' // refused: no-restricted-imports
import { sandbox } from '../../devtools/sandbox.ts' // refused: no-restricted-imports
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useMarketBrowsing } from './use-market-browsing.ts'

export function LeakRoute() {
  const navigate = useNavigate()
  void navigate('/funnel-page') // refused: raw-address
  location.href = '/' + String(Root) // refused: raw-address
  location.assign('signin') // refused: raw-address
  fetch(paths.home) // refused: no-restricted-globals
  sessionStorage.clear() // refused: no-restricted-globals
  document.cookie = String(mika) // refused: no-restricted-properties
  const key = Math.random() // refused: no-restricted-properties
  const now = [Date.now(), new Date(), setTimeout(() => {}, 1), 'a/b'.split('/')]
  const more = [BuyPage, routes, sandbox, useFlow, useMarketBrowsing]
  return <HomeScreen {...{ axios, buildApp, toast, createRoot, Button, key, now, more }} tint="#fff" /> // refused: raw-colour
}
