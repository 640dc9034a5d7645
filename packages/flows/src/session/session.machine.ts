import type { User } from '@meridian/contract'
import type { Message } from '@meridian/contract/rules/message'
import { assign, emit, setup } from 'xstate'
import {
  keptSession,
  renewedSession,
  type Keep,
  type KeptSession,
  type SessionRecords,
} from '../shared/kept-session.ts'
import { notProvided } from '../shared/not-provided.ts'
import { askLimit } from '../shared/outcome.ts'
import { errorToast, type NavigateTell, type ToastTell } from '../shared/tells.ts'

/** Who is there as the flow begins. */
export interface SessionInput {
  /** Who was signed in before the flow came: restored from storage, or come in. `null` for nobody. */
  kept: KeptSession | null
}

/** Whether the server still believes the session's token. */
export type AccountAnswer = 'known' | 'unknown'

/** A form or another flow has let somebody in. */
export type PlayerEnterEvent = { type: 'player.enter'; kept: KeptSession }
/** The server has said something new of a player, with a new token where the last one has ended. */
export type PlayerChangeEvent = { type: 'player.change'; user: User; token?: string | undefined }
/** Another tab has changed what is kept. */
export type RecordsChangeEvent = { type: 'records.change'; records: SessionRecords }

/** What the site tells the flow: who comes in, changes or goes, here, on the server or in another tab. */
export type SessionEvent =
  | PlayerEnterEvent
  | PlayerChangeEvent
  | RecordsChangeEvent
  /** A call was refused although it carried the session's token. */
  | { type: 'account.doubt' }
  | { type: 'logOut.ask' }
  | { type: 'logOut.confirm' }
  | { type: 'logOut.dismiss' }

/** What becomes of what is kept; whoever hears one goes on as the player it names, or as nobody. */
export type SessionOwnTell =
  /** Somebody came in here: every record before goes, and this one is written. */
  | { type: 'session.begin'; kept: KeptSession }
  /** The same player goes on: the record is written anew. */
  | { type: 'session.renew'; kept: KeptSession }
  /** Another tab has written or removed the record. */
  | { type: 'session.follow'; kept: KeptSession | null }
  /** The session is over: these records go. */
  | { type: 'session.end'; records: readonly Keep[] }

/** What the flow tells the site: what to keep of a session, toasts, and where to go. */
export type SessionTell = SessionOwnTell | ToastTell | NavigateTell

interface SessionContext {
  kept: KeptSession | null
}

/** The session of every state but `signedOut`. */
function keptOf({ kept }: SessionContext): KeptSession {
  if (!kept) throw new Error('Nobody is signed in')
  return kept
}

const bothRecords: readonly Keep[] = ['browser', 'tab']

/**
 * Who is signed in, from coming in to the end (Spec 4; decisions, Session). A session ends by its player's wish, which
 * Confirm Logout asks about; when its token does; in another tab; or because the server no longer believes the token: a
 * refused call alone does not say that, so the server is asked. The end of a tab's own session leaves what others keep.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionTell,
  },
  actors: {
    /** Answers when the token ends; at once for one that cannot be decoded, never for one without an end. */
    awaitEnd: notProvided<void, { token: string }>('awaitEnd'),
    /** A rejection says that the server could not be asked. */
    askAccount: notProvided<AccountAnswer, void>('askAccount'),
  },
  guards: {
    isNobody: ({ context }) => context.kept === null,
    isSamePlayer: ({ context }, user: User) => context.kept?.session.user.id === user.id,
    isRenewal: ({ context }, { user, token }: PlayerChangeEvent) =>
      token !== undefined && context.kept?.session.user.id === user.id,
    isSomebody: (_, records: SessionRecords) => keptSession(records) !== null,
    isGone: (_, records: SessionRecords) => keptSession(records) === null,
    isNews: ({ context }, records: SessionRecords) =>
      JSON.stringify(keptSession(records)) !== JSON.stringify(context.kept),
    isUnknown: (_, answer: AccountAnswer) => answer === 'unknown',
  },
  actions: {
    keep: assign({ kept: (_, kept: KeptSession) => kept }),
    renew: assign({
      kept: ({ context }, { user, token }: PlayerChangeEvent) => renewedSession(keptOf(context), user, token),
    }),
    follow: assign({ kept: (_, records: SessionRecords) => keptSession(records) }),
    forget: assign({ kept: null }),
    tellBegin: emit(({ context }): SessionTell => ({ type: 'session.begin', kept: keptOf(context) })),
    tellRenewal: emit(({ context }): SessionTell => ({ type: 'session.renew', kept: keptOf(context) })),
    tellFollowing: emit(({ context }): SessionTell => ({ type: 'session.follow', kept: context.kept })),
    tellEnd: emit(({ context }): SessionTell => ({ type: 'session.end', records: [keptOf(context).keep] })),
    tellLogOut: emit((): SessionTell => ({ type: 'session.end', records: bothRecords })),
    announce: emit((_, message: Message): SessionTell => errorToast(message)),
    announceLogOut: emit((): SessionTell => ({
      type: 'toast',
      tone: 'success',
      message: { key: 'logOutSucceeded' },
    })),
    leave: emit((): SessionTell => ({ type: 'navigate', to: 'signIn' })),
  },
  delays: {
    /** How long the server may take to say whether it knows the account, in `ms`, before the player goes on. */
    askLimit,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ kept: input.kept }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNobody', target: 'signedOut' }, { target: 'signedIn' }] },
    signedOut: {
      on: {
        'player.enter': {
          target: 'signedIn',
          actions: [{ type: 'keep', params: ({ event }) => event.kept }, 'tellBegin'],
        },
        'records.change': {
          guard: { type: 'isSomebody', params: ({ event }) => event.records },
          target: 'signedIn',
          actions: [{ type: 'follow', params: ({ event }) => event.records }, 'tellFollowing'],
        },
      },
    },
    signedIn: {
      initial: 'present',
      // Another token is waited for, so each of these begins anew.
      on: {
        'player.enter': {
          target: 'signedIn',
          actions: [{ type: 'keep', params: ({ event }) => event.kept }, 'tellBegin'],
        },
        'player.change': [
          {
            guard: { type: 'isRenewal', params: ({ event }) => event },
            target: 'signedIn',
            actions: [{ type: 'renew', params: ({ event }) => event }, 'tellRenewal'],
          },
          {
            guard: { type: 'isSamePlayer', params: ({ event }) => event.user },
            actions: [{ type: 'renew', params: ({ event }) => event }, 'tellRenewal'],
          },
        ],
        'records.change': [
          {
            guard: { type: 'isGone', params: ({ event }) => event.records },
            target: 'signedOut',
            actions: ['forget', 'tellFollowing'],
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event.records },
            target: 'signedIn',
            actions: [{ type: 'follow', params: ({ event }) => event.records }, 'tellFollowing'],
          },
        ],
      },
      states: {
        present: {
          invoke: {
            id: 'awaitEnd',
            src: 'awaitEnd',
            input: ({ context }) => ({ token: keptOf(context).session.token }),
            onDone: {
              target: '#session.signedOut',
              actions: ['tellEnd', 'forget', { type: 'announce', params: { key: 'sessionEnded' } }],
            },
          },
          initial: 'staying',
          states: {
            staying: { on: { 'logOut.ask': 'leaving', 'account.doubt': '#session.signedIn.doubted' } },
            leaving: {
              on: {
                'logOut.dismiss': 'staying',
                'logOut.confirm': {
                  target: '#session.signedOut',
                  actions: ['tellLogOut', 'forget', 'announceLogOut', 'leave'],
                },
              },
            },
          },
        },
        doubted: {
          on: { 'logOut.ask': 'present.leaving' },
          invoke: {
            id: 'askAccount',
            src: 'askAccount',
            onDone: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: '#session.signedOut',
                actions: ['tellEnd', 'forget', { type: 'announce', params: { key: 'sessionUnknown' } }],
              },
              { target: 'present' },
            ],
            onError: 'present',
          },
          after: { askLimit: 'present' },
        },
      },
    },
  },
})
