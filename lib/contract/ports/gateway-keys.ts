/** Keys of customers in API Gateway's usage plans, as a port. */

/** The control plane of API Gateway, as far as keys of customers go. Every call may be repeated. */
export interface GatewayKeys {
  /** What the authorizer names (`usageIdentifierKey`): 43 characters, from the customer's id and never from a secret. */
  valueOf(customer: string): string;
  /** Makes the key of a customer and resolves with its id; null where the gateway takes no more keys. */
  make(customer: string): Promise<string | null>;
  /** Puts a key into a usage plan, and takes it out of every other one. */
  place(id: string, plan: string): Promise<void>;
  /** Deletes the key of a customer; `id` may be '' where it is not known. */
  remove(customer: string, id: string): Promise<void>;
}
