# frozen_string_literal: true

require 'json'
require 'openssl'

module Udaya
  # The event of a webhook, once its signature is proved (Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`).
  # @param body [String] the request body exactly as it came: text, not parsed JSON
  # @param headers [Hash] the request headers: webhook-id, webhook-timestamp, webhook-signature are read
  # @param secret [String] the secret of the webhook, with or without `whsec_`
  # @param now [Numeric] seconds since 1970, for tests
  # @return [Hash] the event
  # @raise [WebhookError] SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off
  def self.verify_webhook(body, headers, secret, now: Time.now.to_f)
    given = headers.to_h { |name, value| [name.to_s.downcase, Array(value).first.to_s] }
    id, timestamp = given.values_at('webhook-id', 'webhook-timestamp').map(&:to_s)
    unless /\A\d+\z/.match?(timestamp) && (now - timestamp.to_i).abs <= PROTOCOL[:webhook_tolerance_seconds]
      raise WebhookError.new('The webhook is too old, or its time is missing.', code: 'TIMESTAMP_INVALID')
    end

    signed = OpenSSL::HMAC.digest('SHA256', webhook_key(secret), "#{id}.#{timestamp}.".b + body.b)
    # Several while a secret is being replaced: `v1,… v1,…`.
    proved = given.fetch('webhook-signature', '').split.any? { |part| webhook_match?(part, signed) }
    return JSON.parse(body.dup.force_encoding(Encoding::UTF_8), symbolize_names: true) if proved && !id.empty?

    raise WebhookError.new('The signature of the webhook is not right.', code: 'SIGNATURE_INVALID')
  end

  def self.webhook_key(secret)
    secret.delete_prefix('whsec_').unpack1('m0')
  rescue ArgumentError
    raise WebhookError.new('The secret of the webhook is not base64.', code: 'SIGNATURE_INVALID')
  end

  def self.webhook_match?(part, signed)
    version, signature = part.split(',', 2)
    bytes = signature.to_s.unpack1('m0')
    version == 'v1' && bytes.bytesize == signed.bytesize && OpenSSL.fixed_length_secure_compare(bytes, signed)
  rescue ArgumentError
    false
  end
  private_class_method :webhook_key, :webhook_match?
end
