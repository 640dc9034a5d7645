import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { readWalletMessage, walletMessageLifeMs } from '@meridian-2117/contract/validation/wallet-message'
import { eip191Signer } from 'micro-eth-signer'
import { HttpError } from '../http/http-error.ts'
import { createHostCheck } from '../http/own-host.ts'
import type { PlayerStore } from './player.store.ts'

interface SignedMessage {
  address: string
  signature: string
  message: string
}

/** Returns a check that a wallet has signed a message for this site. A message counts once. */
export function createProvenWallet(players: Pick<PlayerStore, 'claimWalletMessage'>, publicUrl: string) {
  const checkHost = createHostCheck(publicUrl)

  return async ({ address, signature, message }: SignedMessage): Promise<void> => {
    const signed = readWalletMessage(message)
    if (ofAnotherKind.test(signature))
      throw new HttpError(401, 'wallet_unsupported', serverMessages.walletUnsupported)
    if (signed?.address !== address || signerOf(signature, message) !== address) {
      throw new HttpError(401, 'signature_wrong', serverMessages.walletSignatureWrong)
    }
    checkHost(signed.host)
    const now = Date.now()
    if (Math.abs(now - signed.timeMs) > walletMessageLifeMs)
      throw new HttpError(401, 'signature_expired', serverMessages.walletMessageStale)
    // A message dated five minutes ahead of our clock is valid for ten from now.
    const forgetBefore = new Date(now - 2 * walletMessageLifeMs)
    if (!(await players.claimWalletMessage(address, message, new Date(now), forgetBefore))) {
      throw new HttpError(401, 'signature_expired', serverMessages.walletMessageUsed)
    }
  }
}

/** Matches signatures without the 65 bytes of a key's signature, as contract wallets send them (EIP-1271). */
const ofAnotherKind = /^0x(?![\da-f]{130}$)[\da-f]+$/i

/** Returns the wallet address that signed the message, in lower case; `undefined` for a malformed signature. */
function signerOf(signature: string, message: string): string | undefined {
  // Some wallets count the recovery bit from 0, the library from 27.
  const counted = signature.replace(/0([01])$/, (_, bit: string) => (bit === '0' ? '1b' : '1c'))
  try {
    return eip191Signer.recoverAddress(counted, message).toLowerCase()
  } catch {
    return undefined
  }
}
