import react from '@vitejs/plugin-react'
import { defineConfig, type PreviewServer, type ViteDevServer } from 'vite'
import { answerCall } from './shop.ts'

/** Answers POST /my-api/<call>, as your API does. */
function serveShop({ middlewares }: ViteDevServer | PreviewServer) {
  middlewares.use('/my-api', async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = answerCall(request.url?.slice(1), JSON.parse(body))
    response.statusCode = answer instanceof Object && 'code' in answer ? 409 : 200
    response.end(JSON.stringify(answer))
  })
}

export default defineConfig({
  plugins: [react(), { name: 'shop', configureServer: serveShop, configurePreviewServer: serveShop }],
})
