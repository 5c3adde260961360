/** A request that was refused. The message is for the owner. `status` is 0 if the desk does not answer. */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
