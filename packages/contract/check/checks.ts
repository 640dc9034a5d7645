import {
  checkPurchase,
  openPayment,
  logIn,
  changeEmail,
  changeSavedItems,
  chargeCard,
  confirmEmail,
  deleteAccount,
  exportAccount,
  linkDiscord,
  linkGoogle,
  linkWallet,
  readActivities,
  readHistory,
  readItem,
  readLand,
  readCollectibles,
  readProfile,
  readPlayerActivities,
  readAccount,
  readSavedItems,
  requestPasswordReset,
  resetPassword,
  searchMarket,
  signInWithDiscord,
  signInWithGoogle,
  signInWithWallet,
  signUp,
  unlink,
  updateProfile,
  type Endpoint,
  type Item,
  type SavedItem,
  type Session,
} from '../src/contract.ts'
import { toCents } from '../src/money/pricing.ts'
import type { Caller, Reply } from './caller.ts'
import type { Finding } from './findings.ts'

/** Says what is wrong; `undefined` when the check holds. */
type Problem = string | undefined

/** Records the checks of one area, one after the other. */
interface Area {
  /** Adds a check of something that the product needs. */
  must: (check: string, test: () => Promise<Problem>) => Promise<void>
  /** Adds a check of something optional; `without` says what the product does instead. */
  may: (check: string, without: string, test: () => Promise<Problem>) => Promise<void>
  /** Records a check that needs a test card. */
  untried: (check: string, note: string) => void
}

interface Trial {
  call: Caller
  area: (name: string) => Area
  /** No earlier run against the same server used this text. */
  unique: string
}

/** Milliseconds within which a server has to refuse a request, of any size. */
const refusalLimitMs = 1000

const isRefused = ({ status }: Reply<unknown>): boolean => status >= 400 && status < 500

const seen = ({ status, serverMessage, unreadable }: Reply<unknown>): string =>
  `answered ${status}${unreadable === undefined ? '' : `, which ${unreadable}`}${serverMessage === undefined ? '' : `: ${serverMessage}`}`

const needs = (holds: boolean, reply: Reply<unknown>): Problem => (holds ? undefined : seen(reply))

/** Requires a refusal with a message that a player can read. */
const needsRefusal = (reply: Reply<unknown>): Problem =>
  needs(
    (isRefused(reply) || (reply.status < 300 && reply.value === undefined)) &&
      reply.serverMessage !== undefined,
    reply,
  )

const needsValue = (reply: Reply<unknown>): Problem => needs(reply.value !== undefined, reply)

async function checkLists({ call, area }: Trial): Promise<Item | undefined> {
  const { must, may } = area('lists')
  let sold: Item | undefined
  for (const [name, endpoint] of [
    ['collectibles', readCollectibles],
    ['land', readLand],
  ] as const) {
    await must(`${name} can be read`, async () => {
      const reply = await call(endpoint, {})
      sold ??= reply.value?.entries.find((item) => item.id !== '' && (item.price ?? 0) > 0)
      return needsValue(reply)
    })
    await may(`${name} come in pages`, 'loads the whole list at once', async () => {
      const { value } = await call(endpoint, { query: { limit: 1 } })
      return value?.entries.length === 1 ? undefined : 'ignores limit'
    })
    await may(`${name} can be filtered and counted`, 'filters what it has loaded', async () => {
      const { value } = await call(endpoint, { query: { from: 0, limit: 1, sort: 'price-up' } })
      return value?.total === undefined ? 'gives no total' : undefined
    })
  }
  await must('an item with a price is for sale', async () =>
    sold ? undefined : 'no item has an id and a price',
  )
  await must('activities can be read', async () => needsValue(await call(readActivities, {})))
  return sold
}

async function checkSearch({ call, area }: Trial, item: Item | undefined): Promise<void> {
  const { must, may } = area('search')
  await must('a text is searched', async () =>
    needsValue(await call(searchMarket, { query: { query: 'ab' } })),
  )
  if (!item) return
  await must('an item is found by its title', async () => {
    const reply = await call(searchMarket, { query: { query: item.title ?? '' } })
    const found = [...(reply.value?.lands ?? []), ...(reply.value?.nfas ?? [])]
    return needs(
      found.some(({ id }) => id === item.id),
      reply,
    )
  })
  await may('an item is read by its id', 'shows what the link brought, and no price of today', async () => {
    const reply = await call(readItem, { params: { id: item.id } })
    return reply.value?.id === item.id && reply.value.price === item.price ? undefined : 'names no item'
  })
}

const passwordOf = (unique: string): string => `Pw-${unique.slice(0, 12)}`

async function checkAccounts({ call, area, unique }: Trial): Promise<Session[]> {
  const { must, may } = area('accounts')
  const sessions: Session[] = []
  const email = (name: string) => `meridian-check-${name}-${unique}@example.com`
  const password = passwordOf(unique)
  const filled = { email: email('one'), password, confirmPassword: password }
  for (const name of ['one', 'two']) {
    await must(`account ${name} is opened, with status 201`, async () => {
      const reply = await call(signUp, { body: { ...filled, email: email(name) } })
      if (reply.value) sessions.push(reply.value)
      return needsValue(reply)
    })
  }
  await must('an e-mail without a dot is refused', async () =>
    needsRefusal(await call(signUp, { body: { ...filled, email: `check-${unique}@example` } })),
  )
  await must('a short password is refused', async () =>
    needsRefusal(
      await call(signUp, { body: { email: email('short'), password: 'short', confirmPassword: 'short' } }),
    ),
  )
  await must('passwords that differ are refused', async () =>
    needsRefusal(
      await call(signUp, { body: { ...filled, email: email('other'), confirmPassword: `${password}x` } }),
    ),
  )
  await may(
    'an e-mail opens one account',
    'lets a player open several, of which the last log-in decides',
    async () => needsRefusal(await call(signUp, { body: filled })),
  )
  await must('a password signs in', async () => needsValue(await call(logIn, { body: filled })))
  await must('a wrong password is refused', async () =>
    needsRefusal(await call(logIn, { body: { email: filled.email, password: `${password}x` } })),
  )
  await may(
    'refusals have a code',
    'decides by status alone, and asks for outcomes that it cannot tell',
    async () => {
      const { code } = await call(logIn, { body: { email: filled.email, password: `${password}x` } })
      return code === undefined ? 'sends no code' : undefined
    },
  )
  await must('a reset mail is sent, with status 200', async () =>
    needsValue(await call(requestPasswordReset, { body: { email: filled.email } })),
  )
  await may('a reset tells nobody who has an account', 'shows what the server says', async () =>
    needsValue(await call(requestPasswordReset, { body: { email: email('nobody') } })),
  )
  await must('a made-up reset link is refused', async () =>
    needsRefusal(
      await call(resetPassword, { params: { token: unique }, body: { password, confirmPassword: password } }),
    ),
  )
  await must('a made-up Google token is refused', async () =>
    needsRefusal(await call(signInWithGoogle, { body: { token: unique } })),
  )
  await must('a made-up Discord code is refused', async () =>
    needsRefusal(await call(signInWithDiscord, { body: { code: unique } })),
  )
  await must('a wrong wallet signature is refused', async () =>
    needsRefusal(await call(signInWithWallet, { body: wrongSignature(unique) })),
  )
  await may('answers name the time', 'puts the time of the device into a wallet message', async () => {
    const { headers } = await call(readCollectibles, { query: { limit: 1 } })
    return headers.get('date') === null ? 'sends no Date' : undefined
  })
  return sessions
}

async function checkProfile(
  { call, area, unique }: Trial,
  [buyer, other]: readonly Session[],
): Promise<void> {
  const { must, may } = area('profile')
  await must('the profile needs a token', async () => needsRefusal(await call(readProfile, {})))
  await must('a made-up token is refused', async () => needsRefusal(await call(readProfile, {}, unique)))
  if (!buyer || !other) return
  await must('the own profile can be read', async () => needsValue(await call(readProfile, {}, buyer.token)))
  await must('the profile is changed', async () => {
    const body = {
      fullName: 'Checked Player',
      email: buyer.player.email ?? '',
      password: '',
      newPassword: '',
      bio: '',
    }
    const reply = await call(updateProfile, { body }, buyer.token)
    return needs(reply.value?.player.fullName === 'Checked Player', reply)
  })
  const params = { playerId: buyer.player.id }
  await must('the own history can be read', async () =>
    needsValue(await call(readHistory, { params }, buyer.token)),
  )
  await must('a history needs a token', async () => needsRefusal(await call(readHistory, { params })))
  await may('a history is refused to others', 'shows what the server gives', async () =>
    needsRefusal(await call(readHistory, { params }, other.token)),
  )
  await must('activities of a player can be read', async () =>
    needsValue(await call(readPlayerActivities, { params }, buyer.token)),
  )
}

const wrongSignature = (unique: string) => ({
  address: `0x${'1'.repeat(40)}`,
  signature: `0x${'2'.repeat(130)}`,
  message: `Sign in ${unique}`,
})

/** Checks the optional calls of the section *Account*, and deletes the second account. */
async function checkAccount(
  { call, area, unique }: Trial,
  item: Item | undefined,
  [player, other]: readonly Session[],
): Promise<void> {
  const { may } = area('account')
  if (!player || !other) return
  const password = passwordOf(unique)
  let kept: SavedItem | undefined
  await may('saved items are kept', 'keeps them in the browser', async () => {
    const id = item?.id ?? unique
    const saved = { id, priceCents: 100 }
    await call(changeSavedItems, { body: { add: [saved], remove: [] } }, player.token)
    const { value } = await call(readSavedItems, {}, player.token)
    kept = value?.entries.find((entry) => entry.id === id)
    return kept ? undefined : 'keeps none'
  })
  if (kept && item)
    await may(
      'saved items come with what they are today',
      'shows them as delisted, without a name',
      async () => (kept?.item ? undefined : 'answers their ids alone'),
    )
  let isThere = false
  await may('the ways in are told', 'hides the section *Account*', async () => {
    const reply = await call(readAccount, {}, player.token)
    isThere = reply.value?.hasPassword === true
    return needs(isThere, reply)
  })
  if (!isThere) return
  const nothing = 'offers it all the same'
  const strangers = "takes the server's word for who asks"
  await may('a made-up Google token is not linked', nothing, async () =>
    needsRefusal(await call(linkGoogle, { body: { token: unique } }, player.token)),
  )
  await may('a made-up Discord code is not linked', nothing, async () =>
    needsRefusal(await call(linkDiscord, { body: { code: unique } }, player.token)),
  )
  await may('a wrong wallet signature is not linked', nothing, async () =>
    needsRefusal(await call(linkWallet, { body: wrongSignature(unique) }, player.token)),
  )
  await may('the only way in stays', nothing, async () =>
    needsRefusal(await call(unlink, { body: { way: 'password', password } }, player.token)),
  )
  const email = player.player.email ?? ''
  await may('a link to the current e-mail is mailed', nothing, async () =>
    needsValue(await call(changeEmail, { body: { email } }, player.token)),
  )
  await may('a link to another e-mail needs the password', strangers, async () =>
    needsRefusal(
      await call(changeEmail, { body: { email: `new-${email}`, password: `${password}x` } }, player.token),
    ),
  )
  await may('a made-up link to an e-mail is refused', nothing, async () =>
    needsRefusal(await call(confirmEmail, { params: { token: unique } }, player.token)),
  )
  await may('the data of a player are exported', nothing, async () =>
    needsValue(await call(exportAccount, {}, player.token)),
  )
  await may('an account is deleted with the password alone', strangers, async () => {
    const refused = await call(deleteAccount, { body: { password: `${password}x` } }, other.token)
    return needsRefusal(refused) ?? needsValue(await call(deleteAccount, { body: { password } }, other.token))
  })
}

const orderOf = ({ id, title = '', serialNumber = '', price = 0 }: Item, { player }: Session) => ({
  playerId: player.id,
  email: player.email ?? '',
  itemId: id,
  title,
  serialNumber,
  amountCents: toCents(price),
  currency: 'usd',
})

async function checkMoney(
  { call, area, unique }: Trial,
  item: Item | undefined,
  [buyer, other]: readonly Session[],
): Promise<void> {
  const { must, may, untried } = area('money')
  untried('an owned item is refused', 'needs a test card: buy an item on the site, then press Buy Now again')
  untried('a payment is recorded once, and only when it is paid', 'needs a test card')
  untried('an unknown outcome is told apart from a refusal', 'needs a test card whose answer is lost')
  if (!item || !buyer || !other) return
  const order = orderOf(item, buyer)
  const check = { playerId: buyer.player.id, itemId: item.id }
  await must('a new player owns nothing', async () => {
    const reply = await call(checkPurchase, { body: check }, buyer.token)
    return needs(reply.value === 'available', reply)
  })
  const strangers = "takes the server's word for who asks"
  await may('a purchase check needs a token', strangers, async () =>
    needsRefusal(await call(checkPurchase, { body: check })),
  )
  await may("a purchase check refuses another's token", strangers, async () =>
    needsRefusal(await call(checkPurchase, { body: check }, other.token)),
  )
  await may('a purchase check refuses an unknown item', 'finds out when it pays', async () =>
    needsRefusal(await call(checkPurchase, { body: { ...check, itemId: `none-${unique}` } }, buyer.token)),
  )
  const open = (changes: Partial<typeof order>, idempotencyKey: string, token?: string) =>
    call(openPayment, { body: { ...order, ...changes }, idempotencyKey }, token)
  let secret: string | null | undefined
  await must('a payment is opened', async () => {
    const reply = await open({}, unique, buyer.token)
    secret = reply.value?.clientSecret
    return needs(typeof secret === 'string', reply)
  })
  await may('the same key opens the same payment', 'may open a second payment after a reload', async () => {
    const { value } = await open({}, unique, buyer.token)
    return value?.clientSecret === secret ? undefined : 'opens another'
  })
  await may('another price is refused', 'charges what the page shows', async () =>
    needsRefusal(await open({ amountCents: order.amountCents + 1 }, `${unique}-price`, buyer.token)),
  )
  await may('another currency is refused', 'always sends usd', async () =>
    needsRefusal(await open({ currency: 'eur' }, `${unique}-currency`, buyer.token)),
  )
  await may('a payment needs a token', strangers, async () =>
    needsRefusal(await open({}, `${unique}-nobody`)),
  )
  await may("a payment refuses another's token", strangers, async () =>
    needsRefusal(await open({}, `${unique}-other`, other.token)),
  )
  await may('a card is refused at another price', 'charges what the page shows', async () =>
    needsRefusal(
      await call(
        chargeCard,
        {
          body: {
            ...order,
            amountCents: order.amountCents + 1,
            name: 'Check',
            price: item.price ?? 0,
            paymentMethodId: `pm_check_${unique}`,
            provider: 'stripe',
          },
          idempotencyKey: `${unique}-card`,
        },
        buyer.token,
      ),
    ),
  )
}

async function checkTexts({ call, area }: Trial): Promise<void> {
  const { may } = area('texts')
  const shapes = { letters: 'a'.repeat(60_000), dots: `a@${'.'.repeat(60_000)}@`, marks: 'é'.repeat(30_000) }
  const refusesFast = (reply: Reply<unknown>): Problem =>
    reply.ms > refusalLimitMs
      ? `needed ${Math.round(reply.ms)} ms`
      : needs(reply.status >= 400 && reply.status < 500, reply)
  const body = { email: '', password: 'a', confirmPassword: 'a' }
  for (const [shape, text] of Object.entries(shapes)) {
    const raw = { body: { Email: text, Password: text, ConfirmPassword: text } }
    for (const endpoint of [signUp, logIn, requestPasswordReset] as const satisfies Endpoint[])
      await may(
        `60 kB of ${shape} are refused by ${endpoint.path.split('/').at(-1)}`,
        'checks lengths itself',
        async () => refusesFast(await call(endpoint, { body }, undefined, raw)),
      )
  }
  await may('a search of 10 kB is bounded', 'searches for at most 100 characters', async () => {
    const reply = await call(searchMarket, { query: { query: 'ab' } }, undefined, {
      query: `?query=${'a'.repeat(10_000)}`,
    })
    return reply.ms > refusalLimitMs || reply.status >= 500 ? seen(reply) : undefined
  })
}

/**
 * Walks all calls against a server, with two accounts that it opens there. Charges no card.
 *
 * @param unique A text that no other trial has; accounts and keys are named after it.
 * @returns The findings, each as it is made. A server that does not answer is a finding as well.
 */
export async function checkServer(
  call: Caller,
  unique: string,
  report: (finding: Finding) => void,
): Promise<void> {
  const area = (name: string): Area => {
    const record = async (
      check: string,
      failure: Finding['outcome'],
      note: string,
      test: () => Promise<Problem>,
    ) => {
      const problem = await test().catch((error: unknown) => `did not answer: ${String(error)}`)
      report({
        area: name,
        check,
        ...(problem === undefined
          ? { outcome: 'holds', note: '' }
          : { outcome: failure, note: note ? `${problem}; the site ${note}` : problem }),
      })
    }
    return {
      must: (check, test) => record(check, 'broken', '', test),
      may: (check, without, test) => record(check, 'absent', without, test),
      untried: (check, note) => report({ area: name, check, outcome: 'untried', note }),
    }
  }
  const trial = { call, area, unique }
  const item = await checkLists(trial)
  await checkSearch(trial, item)
  const sessions = await checkAccounts(trial)
  await checkProfile(trial, sessions)
  await checkMoney(trial, item, sessions)
  await checkAccount(trial, item, sessions)
  await checkTexts(trial)
}
