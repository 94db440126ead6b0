/** Billing as a port: whether a customer may have a larger plan. There is no payment code here. */

/** A larger plan that a customer asks for. */
export interface Upgrade {
  readonly customer: string;
  /** Address of the account. */
  readonly email: string;
  readonly from: string;
  readonly to: string;
}

/** `agreed`: it holds at once. `asked`: someone has been asked, and will change the plan or write back. */
export interface Billing {
  approve(upgrade: Upgrade): Promise<'agreed' | 'asked'>;
}
