import { itemLink } from '@meridian/contract/rules/item-link'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'
import { takeVisit } from './return-visit.ts'

/** Leads on after a sign-in: back to the item that asked for it within 15 minutes, else to the address given (decisions, Dead ends). */
export function useRedirectAfterSignIn(): (target: string) => void {
  const { tab } = useServices()
  const navigate = useNavigate()
  return (target) => {
    const visit = takeVisit(tab, Date.now())
    const path = visit?.path ?? target
    const { to, state } = visit?.item ? itemLink(visit.item, path) : { to: path, state: undefined }
    void navigate(to, { state })
  }
}
