import type { AddressInfo } from 'node:net'
import { createTicketsApi } from './tickets-api.ts'

const { PORT = '4000', CONSOLE = 'http://localhost:3000' } = process.env
const server = createTicketsApi(CONSOLE).listen(Number(PORT), '127.0.0.1', () => {
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo
  console.log(`Tickets are at http://localhost:${port}`)
})
