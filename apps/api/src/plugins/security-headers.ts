import cors from '@fastify/cors'
import { siteBuildHeader } from '@meridian-2117/contract/paths/site-build'
import fp from 'fastify-plugin'
import { basename } from 'node:path'
import { readBuild } from '../site/site-builds.ts'

const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export interface HeaderOptions {
  publicUrl: string
  /** The name of a build goes with every answer, so that open pages learn of a newer one. */
  siteFolder: string
}

/** Sends the security headers with every answer, lets any origin call, and forbids caching the API's answers. */
export const headers = fp(async (app, { publicUrl, siteFolder }: HeaderOptions) => {
  // The site may be built for an API on another origin. No origin can use another's session, as tokens travel in a
  // header.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT'],
    maxAge: 86_400,
    // A preflight without a requested method needs no refusal of its own.
    strictPreflight: false,
  })
  const lasting = publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }
  const always = {
    ...securityHeaders,
    ...lasting,
    ...(readBuild(siteFolder) && { [siteBuildHeader]: basename(siteFolder) }),
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always)
    // Routes ignore case and decode letters, so an address may differ from its route in spelling.
    if ([request.routeOptions.url, request.url].some((url) => url !== undefined && /^\/api\//i.test(url)))
      reply.header('cache-control', 'no-store')
  })
})
