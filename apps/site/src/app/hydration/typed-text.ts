import { fillIn, type Field } from './carry-over.ts'
import { tabStorage } from '../../lib/storage/key-value-store.ts'

/** The storage key of typed text while the page is loaded again. */
const key = 'typed'

/** The longest wait for the fields of the loaded page, `ms`. */
const patienceMs = 10_000

/** The value of a field; `place` is its index among the fields of its name. */
interface TypedText {
  name: string
  place: number
  text: string
}

const fieldsNamed = (name: string) =>
  document.querySelectorAll<Field>(`:is(input, textarea, select)[name="${CSS.escape(name)}"]`)

/** Nothing secret is written down: a password is typed again. */
const isKept = ({ name, type, value, autocomplete }: Field) =>
  name !== '' &&
  value !== '' &&
  !/^(password|hidden|file|checkbox|radio)$/.test(type) &&
  !/cc-(number|csc|exp)|one-time-code/.test(autocomplete)

/** Keeps what stands in the fields of this page for the time that it is loaded again. */
export function saveTypedText(): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isKept)
  const texts = fields.map((field): TypedText => ({
    name: field.name,
    place: [...fieldsNamed(field.name)].indexOf(field),
    text: field.value,
  }))
  if (texts.length > 0) tabStorage.set(key, JSON.stringify({ at: location.pathname, texts }))
}

/** Types again what was kept, into each field once it is there. */
export function restoreTypedText(): void {
  const kept = tabStorage.get(key)
  tabStorage.remove(key)
  if (kept === null) return
  const { at, texts } = JSON.parse(kept) as { at: string; texts: TypedText[] }
  if (at !== location.pathname) return
  let left = texts
  const fill = () => {
    left = left.filter(({ name, place, text }) => {
      const field = fieldsNamed(name)[place]
      if (!field) return true
      fillIn(field, text)
      return false
    })
    if (left.length === 0) watch.disconnect()
  }
  const watch = new MutationObserver(fill)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), patienceMs)
  fill()
}
