import type { Message } from '../messages/message.ts'
import type { WayIn } from './ways-in.ts'

/** Dialogs of buying: the price, or the last confirmation before the purchase check. */
export type BuyDialog = 'none' | 'review' | 'confirm'

/** Dialogs of Instant Sell: the item, the wallets, or the connection. */
export type SellDialog = 'none' | 'item' | 'wallets' | 'connect'

/** Dialogs of listing an item: the price, its confirmation, the wallets, or the connection. */
export type ListDialog = 'none' | 'review' | 'confirm' | 'wallets' | 'connect'

/** A change of the account that the server makes only for its player, by the password or a recent sign-in. */
export type AccountChange = { kind: 'unlink'; way: WayIn } | { kind: 'email' } | { kind: 'delete' }

/** The texts of the dialog that changes the account. A change without a field leaves it empty. */
export interface TypedProof {
  email: string
  password: string
}

/** The state of the dialog that changes the account. */
export type AccountStep =
  | {
      status: 'asking' | 'changing'
      change: AccountChange
      /** The account has a password, which the dialog asks for. */
      needsPassword: boolean
      /** The validation error of each field. */
      errors: { [Field in keyof TypedProof]?: Message | undefined }
    }
  | { status: 'mailed'; email: string }
  | { status: 'signInNeeded' }

/** A wallet of the player's browser, as it announces itself. */
export interface Wallet {
  id: string
  name: string
  /** A picture as a `data:` address; MetaMask's glyph replaces an absent one. */
  icon?: string | undefined
}

/** The answer of the player that the dialog of a wallet waits for. */
export type WalletStep =
  | { status: 'choosing'; wallets: readonly Wallet[] }
  | { status: 'connecting'; wallet: Wallet }
  | {
      status: 'signing'
      wallet: Wallet
      /** The address of the wallet that signs, in lower case. */
      address: string
    }

/** A sign-in that ends other ways into an account. */
export interface TakeOver {
  /** The player signs in with this service. */
  provider: 'google' | 'discord'
  /** The server's words about what ends. */
  warning: string
}
