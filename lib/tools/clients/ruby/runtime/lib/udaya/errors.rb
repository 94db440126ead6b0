# frozen_string_literal: true

module Udaya
  # Any failure of a call. Branch on its class or on `code`; the message is for people and never holds a key.
  class UdayaError < StandardError
    # @return [Integer] HTTP status; 0 where there was no answer
    attr_reader :status
    # @return [String] stable code, one of GET /v1/meta/errors or of the client itself (CONNECTION_FAILED, TIMED_OUT, …)
    attr_reader :code
    # @return [Array<Hash>] fields that are wrong: :field, :code, :message, sometimes :expected and :received
    attr_reader :details
    # @return [String] name it when you ask for help; empty where there was no answer
    attr_reader :request_id
    # @return [Float, nil] seconds that the service asked to wait
    attr_reader :retry_after

    def initialize(message, code:, status: 0, details: [], request_id: '', retry_after: nil)
      super(message)
      @status = status
      @code = code
      @details = details
      @request_id = request_id
      @retry_after = retry_after
    end
  end

  # No valid key or session.
  class AuthError < UdayaError; end
  # The credits of the period, or the cap of the key, are used up.
  class CreditsError < UdayaError; end
  # The key may not do this.
  class PermissionError < UdayaError; end
  # The request is malformed, or has no answer; `details` names every field at fault.
  class ValidationError < UdayaError; end
  # There is no such path, variant or resource, or no longer.
  class NotFoundError < UdayaError; end
  # The state of the resource, or the Idempotency-Key, forbids it.
  class ConflictError < UdayaError; end
  # Too many requests; `retry_after` says how long to wait.
  class RateLimitError < UdayaError; end
  # The service failed; repeats have been made.
  class ServerError < UdayaError; end
  # No answer in time.
  class TimeoutError < UdayaError; end
  # No answer at all: the connection failed or broke.
  class ConnectionError < UdayaError; end
  # A webhook that is not from the service, or too old.
  class WebhookError < UdayaError; end

  ERROR_CLASSES = {
    400 => ValidationError, 401 => AuthError, 402 => CreditsError, 403 => PermissionError, 404 => NotFoundError,
    408 => TimeoutError, 409 => ConflictError, 410 => NotFoundError, 413 => ValidationError, 415 => ValidationError,
    422 => ValidationError, 429 => RateLimitError, 504 => TimeoutError
  }.freeze
  private_constant :ERROR_CLASSES

  # @return [Class] the class of the failure that the service answered with a status
  def self.error_class(status)
    ERROR_CLASSES.fetch(status) { status >= 500 ? ServerError : UdayaError }
  end
end
