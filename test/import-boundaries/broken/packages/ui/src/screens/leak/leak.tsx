import axios from 'axios' // refused: no-restricted-imports
import { useQuery } from '@tanstack/react-query' // refused: no-restricted-imports
import { buyMachine } from '@meridian/flows/buy' // refused: no-restricted-imports
import { itemCodec } from '@meridian/contract' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures' // refused: no-restricted-imports
import { Root } from '@radix-ui/react-dialog' // refused: no-restricted-imports
import { useNavigate } from 'react-router-dom' // refused: no-restricted-imports
import { useApi } from '../../../../../apps/site/src/lib/api/api-context.ts' // refused: no-restricted-imports
import type { Item } from '@meridian/contract'
import { paths } from '@meridian/contract/paths/paths'
import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { ActiveLink, Link, type LinkProps } from '../../lib/links.ts'

export const chart = import('@stripe/stripe-js') // refused: no-restricted-imports

export function LeakScreen({ item, ...props }: LinkProps & { item: Item }) {
  const navigate = useNavigate()
  const [time] = useState(() => Date.now()) // refused: no-restricted-properties
  const since = new Date() // refused: clock
  fetch(item.image) // refused: no-restricted-globals
  window.localStorage.setItem('auth', '') // refused: no-restricted-globals
  document.cookie = 'auth=' // refused: no-restricted-properties
  setTimeout(useApi, 100) // refused: no-restricted-globals
  navigate('/market-place') // refused: raw-address
  navigate('market-place') // refused: raw-address
  return (
    <main className={cn('bg-[#0d1320]')} /* refused: raw-colour */>
      <p className="text-[red]">{mika.email}</p> {/* refused: raw-colour */}
      <p className="bg-blue-500">{time}</p> {/* refused: raw-colour */}
      <p style={{ color: 'tomato' }}>{since.toString()}</p> {/* refused: raw-colour */}
      <p style={{ border: '1px solid hsl(200 50% 50%)' }}>{String(axios)}</p> {/* refused: raw-colour */}
      <p style={{ background: '#000c' }}>{String(useQuery)}</p> {/* refused: raw-colour */}
      <svg>
        <path fill="white" /> {/* refused: raw-colour */}
        <path stroke={`oklch(0.7 0.1 ${String(buyMachine)})`} /> {/* refused: raw-colour */}
        <path fill="none" stroke="currentColor" className="fill-hull stroke-signal" />
      </svg>
      <Root>{String(itemCodec)}</Root>
      <Link {...props} to="/market-place" /> {/* refused: raw-address */}
      <Link to={item.id ? '/' : paths.home} /> {/* refused: raw-address */}
      <ActiveLink to={{ pathname: '/Profile' }} /> {/* refused: raw-address */}
      <a href="dashboard">Dashboard</a> {/* refused: raw-address */}
      <a href="#content">Skip</a>
      <a href="https://example.org/market-place">Elsewhere</a>
      <ActiveLink to={paths.market}>The red market, /market-place</ActiveLink>
    </main>
  )
}
