import multipart, { type MultipartFile } from '@fastify/multipart'
import { readProfile, updateProfile } from '@meridian-2117/contract'
import { messages } from '@meridian-2117/contract/messages/messages'
import {
  avatarLimit,
  bioProblem,
  nameProblem,
  passwordProblem,
} from '@meridian-2117/contract/validation/validation'
import type { FastifyInstance } from 'fastify'
import { invalid, errorBody, HttpError, notAuthenticated } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import type { Passwords, Proof } from './passwords.ts'
import type { Tokens } from './tokens.ts'
import { avatarPath, type PlayerStore, type StoredPlayer } from './player.store.ts'
import { smallAvatar } from './small-avatar.ts'

interface ProfileOptions {
  players: PlayerStore
  passwords: Passwords
  proof: Proof
  tokens: Tokens
  rateLimits: RateLimits
  notify: Notify
}

/** Serves the signed-in player's profile, its changes, and all players' pictures. */
export async function profileRoutes(
  app: FastifyInstance,
  { players, passwords, proof, tokens, rateLimits, notify }: ProfileOptions,
): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: avatarLimit, files: 1, fields: 10, fieldSize: 16 * 1024 },
    onFile: readFilePart,
  })

  const readPlayer = async (playerId: string): Promise<StoredPlayer> => {
    const found = await players.byId(playerId)
    if (!found) throw notAuthenticated()
    return found
  }

  /** Returns the hash of the new password; `undefined` without one. Refuses a wrong current password. */
  const newHash = async (
    playerId: string,
    current: string | undefined,
    { password, newPassword }: { password: string; newPassword: string },
  ) => {
    if (newPassword === '') return undefined
    const problem = passwordProblem(newPassword)
    if (problem) throw invalid(problem)
    await proof.byPassword(playerId, password, current)
    return passwords.hash(newPassword)
  }

  const newAvatar = async (playerId: string, file: { arrayBuffer(): Promise<ArrayBuffer> } | undefined) => {
    if (!file) return undefined
    await rateLimits.consume([limits.avatars, playerId])
    const avatar = await smallAvatar(new Uint8Array(await file.arrayBuffer()))
    if (!avatar) throw new HttpError(400, 'invalid', messages.avatarNotImage)
    return avatar
  }

  app.endpoint(readProfile, async ({ playerId }) => ({ player: (await readPlayer(playerId)).profile }))

  app.endpoint(
    updateProfile,
    async ({ playerId, body }) => {
      const before = await readPlayer(playerId)
      // A provider's name stays valid, whatever our rule.
      const isNameUnchanged = body.fullName === before.profile.fullName
      const fullName = isNameUnchanged ? body.fullName : body.fullName.trim().normalize('NFC')
      // Forms with files send each line break as two characters.
      const bio = body.bio.replaceAll('\r\n', '\n').trim()
      const problem = (isNameUnchanged ? undefined : nameProblem(fullName)) ?? bioProblem(bio)
      if (problem) throw invalid(problem)
      const passwordHash = await newHash(playerId, before.passwordHash, body)
      const avatar = (await newAvatar(playerId, body.avatar)) ?? (body.removeAvatar && 'removed')
      const saved = await players.saveProfile(playerId, before.sessionEpoch, {
        fullName,
        bio,
        passwordHash,
        avatar,
      })
      // The session of this call has ended meanwhile.
      if (!saved) throw notAuthenticated()
      const { profile: player, sessionEpoch } = saved
      // The new password also ended this session, so the answer has a new token.
      if (passwordHash) notify(player.email, notices.newPassword)
      const token = passwordHash ? await tokens.sign({ id: playerId, sessionEpoch }) : undefined
      return { player, token }
    },
    { limit: limits.profileChanges },
  )

  app.get<{ Params: { id: string } }>(avatarPath(), async ({ params }, reply) => {
    const picture = await players.avatar(params.id)
    if (!picture) return reply.code(404).send(errorBody('not_found', messages.notFound))
    return reply
      .type('image/webp')
      .headers({
        // A day, since the picture of an erased player leaves caches, too. A new picture has a new address.
        'cache-control': 'public, max-age=86400',
        // The site may be served from another origin than this server.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from(picture))
  })
}

/** Reads a file of a form into memory. */
async function readFilePart(part: MultipartFile & { value?: unknown }): Promise<void> {
  const bytes = await part.toBuffer().catch(() => {
    throw new HttpError(413, 'too_large', messages.avatarTooLarge)
  })
  const { filename: name, mimetype: type } = part
  part.value = { name, type, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
}
