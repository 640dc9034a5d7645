import { signInWithDiscord, signInWithGoogle } from '@meridian/contract'
import { socialMachine, type ProofAnswer, type SocialInput } from '@meridian/flows/social'
import { selectSocialView, type SocialView } from '@meridian/flows/social/view'
import { useServices } from '../services/services-context.tsx'
import { randomKey } from '../storage/random-key.ts'
import { rememberDeparture } from '../ways/discord-return.ts'
import { useFlow } from './use-flow.ts'

/** Runs a sign-in with Google or Discord; `returned` is what Discord has already answered. */
export function useSocial(input: SocialInput, returned?: ProofAnswer): SocialView {
  const { api, gates, tab } = useServices()

  const leaveForDiscord = ({ screen }: SocialInput) => {
    const state = randomKey()
    rememberDeparture(tab, { state, screen })
    return gates.leaveForDiscord(state)
  }

  return useFlow(socialMachine, {
    input,
    calls: {
      requestProof: async (asked) => {
        if (returned) return returned
        return asked.provider === 'google' ? gates.requestGoogleToken() : leaveForDiscord(asked)
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
