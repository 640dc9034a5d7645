import {
  ApiError,
  readProfile,
  sessionRecord,
  signOutEverywhere,
  updateProfile,
  type Profile,
  type RequestOf,
  type Session,
} from '@meridian-2117/contract'
import { mika, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import { avatarLimit } from '@meridian-2117/contract/validation/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { storyStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const profile = { ...mika, fullName: 'Mika Sorel', hasPassword: false }
const save = fn<(request: RequestOf<typeof updateProfile>) => void>()

/** A profile with a new picture. */
const meta = {
  title: 'Flows/Edit Profile',
  component: StorySite,
  // The stories of the screen cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,sell}/*.route.tsx'),
    entry: paths.editProfile,
    session: { player: mika, token: storyToken },
    api: fakeApi(
      on(readProfile, () => ({ player: profile })),
      on(updateProfile, (request) => {
        save(request)
        return { player: profile }
      }),
    ),
  },
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

/** Draws a picture of noise, which no format compresses well; its first quarter is transparent. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  const pixels = context.createImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 2_654_435_761) >>> 24
  context.putImageData(pixels, 0, 0)
  context.clearRect(0, 0, width / 2, height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'me.png', { type: 'image/png' })
}

/** Chooses a picture, and saves it once it is shown. */
async function saveWith(canvas: ReturnType<typeof within>, picture: File): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText('Upload Avatar'), picture)
  await canvas.findByText('Shown to others once you save')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await seesToast('Profile updated successfully!')
}

const sentAvatar = () => save.mock.calls[0]?.[0].body.avatar

/** A large picture is made small before it is sent. */
export const SendsASmallPicture: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const original = await photo(2000, 1500)
    await saveWith(canvas, original)
    const sent = sentAvatar()
    if (!(sent instanceof File)) throw new Error('No picture was sent')
    await expect(sent.type).toBe('image/webp')
    await expect(sent.size).toBeLessThan(original.size)
    const { width, height } = await createImageBitmap(sent)
    await expect([width, height]).toEqual([1024, 768])
  },
}

/** Protection against fingerprinting returns noise for what a canvas shows, so the file itself is sent. */
export const SendsTheFileWhereCanvasesLie: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [original, noise] = [await photo(2000, 1500), await photo(2, 1)]
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((receive) => receive(noise))
    await saveWith(canvas, original)
    await expect(sentAvatar()).toBe(original)
  },
}

/** A browser that writes no WebP sends a JPEG, whose transparent parts have the ground of the page. */
export const KeepsTheGroundInAJpeg: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const original = await photo(2000, 1500)
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      receive,
      type = '',
      quality,
    ) {
      const written = type === 'image/webp' ? 'image/png' : type
      const bytes = atob(this.toDataURL(written, quality).split(',')[1] ?? '')
      receive(new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: written }))
    })
    await saveWith(canvas, original)
    const sent = sentAvatar()
    if (!(sent instanceof File)) throw new Error('No picture was sent')
    await expect(sent.type).toBe('image/jpeg')
    const context = document.createElement('canvas').getContext('2d')
    context?.drawImage(await createImageBitmap(sent), 0, 0)
    const [, , blue] = context?.getImageData(20, 20, 1, 1).data ?? []
    const [, , ground] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    // JPEG rounds.
    await expect(blue).toBeCloseTo(Number(ground), -1)
  },
}

/** The limit of 5 MB holds for what is sent: a photo of a phone may be larger. */
export const TakesALargePhoto: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const pixels = await photo(1200, 900)
    const original = new File([pixels, new Uint8Array(avatarLimit)], 'me.png', { type: 'image/png' })
    await saveWith(canvas, original)
    const sent = sentAvatar()
    if (!(sent instanceof File)) throw new Error('No picture was sent')
    await expect(sent.size).toBeLessThan(avatarLimit)
  },
}

/** A file that the browser cannot read is sent as it is, thus judged as it is. */
export const RefusesAPictureThatStaysTooLarge: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const unreadable = new File([new Uint8Array(avatarLimit + 1)], 'me.heic', { type: 'image/heic' })
    const upload = await canvas.findByLabelText('Upload Avatar')
    await userEvent.upload(upload, unreadable)
    await waitFor(() => expect(upload).toHaveAccessibleDescription('Avatar file must be at most 5 MB'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seesToast('Profile updated successfully!')
    await expect(sentAvatar()).toBeUndefined()
  },
}

/** The server reads more formats than browsers do, and refuses the rest. */
export const SendsAnUnreadablePictureUnchanged: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true }, pageErrors: [/^missing: blob:/] },
  play: async ({ canvas }) => {
    const unreadable = new File(['no pixels'], 'me.heic', { type: 'image/heic' })
    await saveWith(canvas, unreadable)
    await expect(sentAvatar()).toBe(unreadable)
  },
}

/** Nothing that was typed is lost, and the next try saves it. */
export const SaveFails: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: fakeApi(
      on(readProfile, () => ({ player: profile })),
      on(updateProfile, (request) => {
        save(request)
        if (save.mock.calls.length === 1) throw new ApiError('refused', { status: 500 })
        return { player: { ...profile, fullName: 'Mika Vex' } }
      }),
    ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mika Vex')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seesToast('Failed to update profile')
    await expect(name).toHaveValue('Mika Vex')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seesToast('Profile updated successfully!')
  },
}

const newToken = `${storyToken}new`
let ended = Promise.withResolvers<Session>()

/** The other sessions end; this one goes on with a new token, and the text that was typed stays. */
export const SignsOutEverywhereElse: Story = {
  args: {
    api: fakeApi(
      on(readProfile, () => ({ player: profile })),
      on(signOutEverywhere, () => ended.promise),
    ),
  },
  beforeEach: () => {
    ended = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), ' Vex')
    const button = canvas.getByRole('button', { name: 'Sign out everywhere' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    ended.resolve({ player: mika, token: newToken })
    await seesToast('Signed out everywhere else.')
    const record = JSON.stringify(sessionRecord({ player: mika, token: newToken }))
    await expect(storyStorage.tab.get('auth')).toBe(record)
    await expect(button).toHaveFocus()
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Mika Sorel Vex')
  },
}

/** The other sessions go on, and the player may try again. */
export const SignOutEverywhereFails: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      on(readProfile, () => ({ player: profile })),
      on(signOutEverywhere, () => {
        throw new ApiError('refused', { status: 500 })
      }),
    ),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out everywhere' })
    await userEvent.click(button)
    await seesToast('Your other sessions could not be ended. Please try again.')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
  },
}

const ilse = { id: 'user-ilse', fullName: 'Ilse Varga', email: 'ilse@meridian.test' }
let answer = Promise.withResolvers<{ player: Profile }>()
const asks = fn(() => ({ player: profile }))

/** The answer to a save belongs to its player: another one, who has signed in meanwhile, sees nothing of it. */
export const AnswersAfterAnotherSignIn: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: fakeApi(
      on(readProfile, () => (asks.mock.calls.length === 0 ? asks() : new Promise(() => {}))),
      on(updateProfile, () => answer.promise),
    ),
  },
  beforeEach: () => {
    asks.mockClear()
    answer = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Full Name')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const record = JSON.stringify(sessionRecord({ player: ilse, token: storyToken }))
    storyStorage.tab.set('auth', record)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
    await waitFor(() => expect(canvas.queryByLabelText('Full Name')).toBeNull())
    answer.resolve({ player: profile })
    await seesToast('Profile updated successfully!')
    await expect(canvas.queryByLabelText('Full Name')).toBeNull()
    await expect(storyStorage.tab.get('auth')).toBe(record)
  },
}
