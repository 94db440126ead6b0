declare module 'dynalite' {
  import type { Server } from 'node:http';
  /** A DynamoDB double; in memory without a `path`. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
    deleteTableMs?: number;
  }): Server;
}
