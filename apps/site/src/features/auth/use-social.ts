import { signInWithDiscord, signInWithGoogle } from '@meridian/contract'
import { socialMachine, type ProofAnswer, type SocialInput } from '@meridian/flows/social'
import { selectSocialView, type SocialView } from '@meridian/flows/social/view'
import { showToast } from '@meridian/ui/lib/toast'
import { useServices } from '../../lib/services/services-context.tsx'
import { randomKey } from '../../lib/storage/random-key.ts'
import { rememberDeparture } from './discord-callback.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Counts the questions to Google: the answer to one before the last is nobody's. */
let asked = 0

/** Runs a sign-in with Google or Discord; `returned` is what Discord has already answered. */
export function useSocial(input: SocialInput, returned?: ProofAnswer): SocialView {
  const { api, gates, sessions, tab } = useServices()

  const leaveForDiscord = ({ screen }: SocialInput) => {
    const state = randomKey()
    rememberDeparture(tab, { state, screen })
    return gates.leaveForDiscord(state)
  }

  // Google's window stays open over whatever page its player goes on to, where no flow waits for the answer any more.
  const askGoogle = async (signal: AbortSignal) => {
    asked += 1
    const question = asked
    const answer = await gates.requestGoogleToken()
    if (signal.aborted && question === asked && !sessions.get())
      showToast({ tone: 'error', message: { key: 'googleLeft' } })
    return answer
  }

  return useFlow(socialMachine, {
    input,
    calls: {
      requestProof: async (way, signal) => {
        if (returned) return returned
        return way.provider === 'google' ? askGoogle(signal) : leaveForDiscord(way)
      },
      signIn: ({ provider, proof }, signal) =>
        provider === 'google'
          ? api(signInWithGoogle, { body: { token: proof } }, { signal })
          : api(signInWithDiscord, { body: { code: proof } }, { signal }),
    },
    tells: {},
    view: selectSocialView,
  }).view
}
