/**
 * The one table. The partition key of a record says what it is:
 *
 * | pk                                  | sk                           | record |
 * |---|---|---|
 * | `key#<sha-256 of the secret>`       | `key`                        | what the key may do, with a copy of its customer's grant |
 * | `customer#<id>`                     | `customer`                   | the customer and its grant (plan, credits, rate, cap) |
 * | `customer#<id>`                     | `key#<key id>`               | the customer's list of keys (hashes, never secrets) |
 * | `customer#<id>`                     | `account`                    | the person: address, name, state |
 * | `customer#<id>`                     | `session#<sha-256>`          | the customer's list of sessions |
 * | `session#<sha-256 of the token>`    | `session`                    | a session |
 * | `code#<id>`                         | `code`                       | a one-time code, as a keyed hash |
 * | `limit#<keyed hash>`                | what is limited              | when an address or a machine did what is limited |
 * | `secret#<purpose>`                  | `secret`                     | the key of one purpose of this installation |
 * | `customers`                         | `<id>`                       | the list of all customers |
 * | `usage#<customer>`                  | `2026-11`, `sandbox#2026-11` | one period: credits used, delivered and open, requests of the minute |
 * | `ledger#<customer>`                 | `2026-11#<slot>#<row>`       | calls of a time slot whose answers were sent |
 * | `ledger#<customer>`                 | `2026-11#<slot>#cost#<call>` | what a call cost whose price only its handler knew |
 * | `charge#<customer>#<claim>`         | `claim`                      | an Idempotency-Key: who pays for it, and who joined |
 * | `conv#<customer>`                   | `c#<id>`                     | a conversation: times, count, digest of the birth, sealed title |
 * | `conv#<customer>`                   | `m#<id>#<message>`           | a question with its answer, both sealed |
 * | `job#<name>`                        | `lease`, `state`             | who runs a background job, and how far it has come |
 *
 * `ttl` (epoch seconds) is DynamoDB's time to live; expiry is also checked in code, since deletion may lag by days
 * and the local double has none. No transaction, index or stream is needed: one conditional write carries each invariant.
 */
export const TABLE_DEFINITION = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const;

/** Attribute that holds the time to live, for the CloudFormation resource. */
export const TTL_ATTRIBUTE = 'ttl';
