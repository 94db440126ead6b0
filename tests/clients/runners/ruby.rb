# frozen_string_literal: true

# Makes the calls of a file of jobs with the Ruby library, and prints a line of JSON for each.
require 'json'
require 'base64'

library, jobs_file = ARGV
$LOAD_PATH.unshift(File.join(library, 'lib'))
require 'udaya'

def method_of(client, name, suffix = '')
  suite, method = name.split('.')
  client.public_send(suite).method("#{method}#{suffix}")
end

# Options of a job, where times are in milliseconds, as the library takes them.
def seconds(options)
  options.to_h { |name, value| name.end_with?('_ms') ? [name.to_s.delete_suffix('_ms').to_sym, value / 1000.0] : [name, value] }
end

def shown(answer)
  base = { status: answer.status, receipt: answer.receipt.to_h }
  return base.merge(media: answer.media_type, base64: Base64.strict_encode64(answer.bytes)) if answer.is_a?(Udaya::FileAnswer)

  base.merge(data: answer.data, meta: answer.meta)
end

def webhook(job)
  event = Udaya.verify_webhook(job[:body], job[:headers], job[:secret], now: job[:now_ms] / 1000.0)
  { event: event }
end

def rows(client, job, options)
  found = method_of(client, job[:each], '_all').call(job[:input] || {}, **options)
  { rows: job[:take] ? found.take(job[:take]) : found.to_a }
end

def answer(client, job, options)
  input = job[:input] || {}
  if job[:call] then method_of(client, job[:call]).call(input, **options)
  elsif job[:request] then client.request(job[:request][:verb], job[:request][:path], input, **options)
  elsif job[:wait] then client.wait_until_ready(job[:wait], **options)
  elsif job[:report_file] then client.report_file(job[:report_file], **options)
  elsif job[:download] then client.download(job[:download], **options)
  else client.report_file(method_of(client, job[:report_of]).call(input).data[:report_id], **options)
  end
end

def perform(client, job)
  return webhook(job[:webhook]) if job[:webhook]
  return { text: "#{client} #{client.inspect} #{client.kundli.inspect}" } if job[:print]

  options = seconds(job[:options] || {})
  job[:each] ? rows(client, job, options) : shown(answer(client, job, options))
end

def fault(error)
  kind = error.class.name.delete_prefix('Udaya::').delete_suffix('Error').gsub(/(?<=.)([A-Z])/, '_\1').downcase
  { kind: kind, status: error.status, code: error.code, message: error.message, details: error.details,
    request_id: error.request_id, retry_after: error.retry_after, text: error.full_message }
end

JSON.parse(File.read(jobs_file), symbolize_names: true).each do |job|
  settings = job[:client].dup
  key, session = settings.delete(:key), settings.delete(:session)
  client = Udaya::Client.new(api_key: key, session_token: session, **seconds(settings))
  started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  line = { name: job[:name] }
  begin
    line.merge!(perform(client, job[:do]))
  rescue Udaya::UdayaError => e
    line[:error] = fault(e)
  end
  ms = ((Process.clock_gettime(Process::CLOCK_MONOTONIC) - started) * 1000).round
  puts JSON.generate(line.merge(last: client.last&.to_h, ms: ms))
end
